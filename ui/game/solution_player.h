#pragma once

#include "ui/game/frame_clock.h"
#include "ui/game/game.h"
#include "ui/game/step_player.h"
#include "ui/game/steps.h"

#include <QTimer>

namespace flip::ui {

/// Steps through a solution with an index and a clock. Every step is a real press in the game, so undo, the
/// count of presses and the saved session include it. The user may press the marked pieces in any order,
/// since the order does not matter; the steps are rearranged. Any other press leaves the solution.
class SolutionPlayer : public StepPlayer {
    Q_OBJECT

  public:
    /// Speeds are multiples of the normal speed. From this speed on there is no animation.
    static constexpr double instantSpeed = 1000;
    /// Milliseconds between two steps at normal speed: the flips take about 270 ms, followed by a short rest.
    static constexpr int stepPeriod = 700;

    SolutionPlayer(Game& game, FrameClock& clock, QObject* parent = nullptr);

    /// Loads the presses that solve the game's current puzzle, in the order in which they will be made.
    void load(Steps steps);
    /// Forgets the solution; the board stays as it is.
    void clear();
    /// To be called before a press. If that would forget moves that are to be kept (Game::keepsUndone),
    /// begins another try, in which the steps go on. O(moves that were undone).
    void keepUndone();

    [[nodiscard]] bool isActive() const override { return active_; }

    [[nodiscard]] Steps steps() const { return steps_; }

    [[nodiscard]] int count() const override { return static_cast<int>(steps_.size()); }

    [[nodiscard]] int index() const override { return index_; }

    /// To be asked when the game has just made this press, or has undone it: which step of the solution that
    /// was, from 1, or 0 if it was none. The same piece may be pressed by several.
    [[nodiscard]] int stepOf(Cell pressed, Direction direction) const;

    [[nodiscard]] std::vector<Speed> speeds() const override;

    [[nodiscard]] double speed() const override { return speed_; }

    void setSpeed(double speed) override;

    /// Animated if it is one step away. Very many steps are made a part at a time, so that the window goes
    /// on.
    void goTo(int index) override;
    /// Always immediate.
    void scrubTo(int index) override;
    /// To the beginning, however far that is.
    void rewind();
    void play() override;

    /// Also ends the way to a step that is far.
    void pause() override { stay(); }

  signals:
    /// The user pressed a piece that is not part of the solution, which is forgotten.
    void left();

  protected:
    void tick(qint64 now) override;

  private:
    /// So many new moves, with their lines in the journal, take about 15 ms.
    static constexpr int mostAtOnce = 20'000;

    /// Ends what moves by itself.
    void stay();
    /// Goes there or, if that is far, a part of the way, and soon the rest.
    void moveTowards(int index, Motion motion);
    void moveTo(int index, Motion motion);
    /// Whether this step has been undone and could be redone.
    [[nodiscard]] bool isUndone(int step) const;
    void followGame();
    [[nodiscard]] bool matchMoves(int made);

    Game& game_;
    Steps steps_;
    bool active_ = false;
    bool moving_ = false;
    int base_ = 0;
    int index_ = 0;
    /// Where the steps that are still to be made end.
    int goal_ = 0;
    QTimer slices_;
    double speed_ = 1;
    qint64 nextStepAt_ = 0;
};

} // namespace flip::ui
