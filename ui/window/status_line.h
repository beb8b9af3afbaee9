#pragma once

#include "ui/board/rule_picture.h"
#include "ui/game/game.h"
#include "ui/game/origin.h"
#include "ui/widgets/announcer.h"
#include "ui/window/window_plan.h"

#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

#include <optional>

namespace flip::ui {

/// The line at the bottom of the window: the presses made, the minimum left, the time, the rule and the
/// goal, and whether the game is being saved. It also announces sentences to screen readers.
class StatusLine : public QStatusBar {
    Q_OBJECT

  public:
    explicit StatusLine(QWidget* parent = nullptr);

    /// `presses` is nothing while the board is being set up.
    void showPuzzle(const Puzzle& puzzle, std::optional<int> presses);
    /// Says which level is played, or that it is a daily puzzle.
    void setOrigin(const Origin& origin);
    /// Says whether the minimum belongs to the puzzle that is shown.
    void setLeastShown(bool shown);
    /// Words for the minimum of presses left; nothing if it is not known or not wanted.
    void setLeast(const QString& sentence);
    /// Sets the time of the current game, "0:42"; empty if it is not shown.
    void setTime(const QString& time);
    /// Says which cell is pointed at, where the board does not; nothing if none is.
    void setPlace(std::optional<Cell> cell);
    void setSaved(bool saved);
    /// Shows a small button, which says what the notes are, if there are any.
    void setNotes(const QString& notes);
    /// Hides what the window has no room for.
    void arrange(const WindowPlan& plan);

    /// Announces a sentence to screen readers.
    void say(const QString& sentence);
    /// Announces the last sentence again.
    void repeat();
    /// Announces a sentence unless something else, which then says more, is announced at the same time.
    void sayIfSilent(const QString& sentence);

  signals:
    /// The user wants to read the notes.
    void notesRequested();

  private:
    void showWhatFits();

    QLabel* origin_;
    QLabel* presses_;
    QLabel* least_;
    QLabel* time_;
    QLabel* place_;
    QToolButton* notes_;
    QLabel* unsaved_;
    RulePicture* signs_;
    QLabel* rule_;
    QLabel* goal_;
    Announcer* spoken_;
    WindowPlan plan_;
};

} // namespace flip::ui
