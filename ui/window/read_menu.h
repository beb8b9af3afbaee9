#pragma once

#include "ui/window/stages.h"

#include <QMenu>

namespace flip::ui {

/// The commands that read parts of the board in front to screen readers: the row and the column of the
/// cursor, the marks, the whole board.
class ReadMenu : public QMenu {
    Q_OBJECT

  public:
    ReadMenu(const Stages& stages, QWidget* window);

  signals:
    void said(const QString& sentence);
};

} // namespace flip::ui
