#pragma once

#include "core/model/puzzle.h"
#include "ui/game/background_job.h"
#include "ui/game/solve_job.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

#include <memory>

namespace flip::ui {

/// The answer for a board that is too large to be played in the window: in words, and as a picture of the
/// board with the presses or the proof in it.
class LargeBoardDialog : public QDialog {
    Q_OBJECT

  public:
    /// Begins to solve the puzzle at once.
    explicit LargeBoardDialog(std::shared_ptr<const Puzzle> puzzle, QWidget* parent = nullptr);

  private:
    void answer(const SolveReport& report);
    /// Draws the board on another thread, with these cells marked if there are any.
    void draw(const Grid& marked);

    std::shared_ptr<const Puzzle> puzzle_;
    QLabel* picture_;
    QLabel* headline_;
    QLabel* words_;
    QPushButton* stop_;
    BackgroundJob drawing_;
    SolveJob solving_;
};

} // namespace flip::ui
