#pragma once

#include "ui/board/rule_picture.h"
#include "ui/game/game.h"
#include "ui/window/window_plan.h"

#include <QLabel>
#include <QStatusBar>

#include <optional>

namespace flip::ui {

/// The line below everything: how many presses have been made, how many are needed at least, which puzzle it
/// is, and whether the game is being saved. Sentences for screen readers come from here, too.
class StatusLine : public QStatusBar {
    Q_OBJECT

  public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// `presses` is nothing while the board is being set up.
    void showPuzzle(const Puzzle& puzzle, std::optional<int> presses);
    /// Whether the fewest presses belong to the puzzle that is shown.
    void setLeastShown(bool shown);
    /// The fewest presses that are left; nothing where they are not known or not wanted.
    void setLeast(std::optional<qint64> presses);
    void setSaved(bool saved);
    /// Leaves out what the window has no room for.
    void arrange(const WindowPlan& plan);

    /// Tells something to those who cannot see it.
    void say(const QString& sentence);
    void sayPress(const Transition& transition, Direction direction);

  private:
    QLabel* presses_;
    QLabel* least_;
    QLabel* unsaved_;
    RulePicture* signs_;
    QLabel* rule_;
    QLabel* goal_;
    QLabel* spoken_;
};

} // namespace flip::ui
