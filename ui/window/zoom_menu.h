#pragma once

#include "ui/window/stages.h"

#include <QAction>
#include <QMenu>

namespace flip::ui {

/// The commands that zoom the board in front.
class ZoomMenu : public QMenu {
    Q_OBJECT

  public:
    ZoomMenu(const Stages& stages, QWidget* window);

  private:
    void refresh();

    const Stages& stages_;
    QAction* in_;
    QAction* out_;
    QAction* whole_;
};

} // namespace flip::ui
