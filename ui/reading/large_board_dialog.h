#pragma once

#include "core/solve/method.h"
#include "ui/game/background_job.h"

#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>

#include <memory>

namespace flip::ui {

class Announcer;
class DialogBody;

/// The answer for a board that is too large to be played in the window: in words, and as a picture of the
/// board with the presses or the proof in it.
class LargeBoardDialog : public QDialog {
    Q_OBJECT

  public:
    /// Begins to solve the puzzle at once.
    explicit LargeBoardDialog(std::shared_ptr<const Puzzle> puzzle, QWidget* parent = nullptr,
                              const Method& method = defaultMethod());

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void solve(const Method& method);
    /// Draws the board on another thread, with the presses of the answer marked, or with the proof.
    void draw(const std::shared_ptr<const Outcome>& outcome);
    /// As large as there is room for.
    void showPicture();

    /// May be too large to be copied on the window's thread.
    std::shared_ptr<const Puzzle> puzzle_;
    DialogBody* body_ = nullptr;
    QLabel* picture_;
    QLabel* headline_;
    QLabel* words_;
    QPushButton* stop_;
    Announcer* announcer_;
    /// What is drawn, and of which answer.
    QImage image_;
    std::shared_ptr<const Outcome> outcome_;
    BackgroundJob drawing_;
    BackgroundJob solving_;
};

} // namespace flip::ui
