#pragma once

#include "ui/window/stages.h"

#include <QMenu>

namespace flip::ui {

/// The commands that read parts of the board in front to screen readers: the row and the column of the
/// cursor, the marks, the whole board, the pieces of one colour; and the one that repeats what was said last,
/// such as what a press has done.
class ReadMenu : public QMenu {
    Q_OBJECT

  public:
    ReadMenu(const Stages& stages, QWidget* window);

  signals:
    void said(const QString& sentence);
    void repeatWanted();
};

} // namespace flip::ui
