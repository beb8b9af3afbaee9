#pragma once

#include "ui/window/stages.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// The menu Move: undo and redo, the commands that ask for an answer, and those that step. Undo and steps
/// apply to the stage in front.
class MoveMenu : public QMenu {
    Q_OBJECT

  public:
    struct Parts {
        Stages& stages;
        std::function<void()> hint;
        std::function<void()> solve;
        std::function<void()> watch;
    };

    MoveMenu(const Parts& parts, QWidget* window);

  private:
    void addHistory();
    void addAnswers();
    void addSteps();
    void refreshHistory();
    void refreshSteps();

    Parts parts_;
    QAction* undo_ = nullptr;
    QAction* redo_ = nullptr;
    std::vector<QAction*> steps_;
};

} // namespace flip::ui
