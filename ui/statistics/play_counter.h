#pragma once

#include "ui/game/frame_clock.h"
#include "ui/game/game.h"
#include "ui/game/solve_job.h"
#include "ui/statistics/played_game.h"

#include <QObject>

#include <deque>

namespace flip::ui {

/// Follows a game and says what of it counts in statistics:
///
/// - A game begins with the person's first press at a puzzle. A restart, another try, undo and redo do not
///   begin another one; going back to an earlier puzzle continues its game. A board that is solved from the
///   start does not count.
/// - What helps is what the program has told of it: a hint or a solution, not a search that was only begun.
/// - It is solved when a press by the person, not a step of the program, makes all pieces the wanted colour
///   for the first time. What comes later does not change it.
/// - Its minimum is computed in the background; it stays unknown if that takes too long.
class PlayCounter : public QObject {
    Q_OBJECT

  public:
    /// `session` is the name of the game's journal. The game must live as long as this counts.
    PlayCounter(Game& game, FrameClock& clock, QString session, QObject* parent = nullptr);

    /// To be called after each press that the person has made.
    void pressed();
    /// While the person is away, no time passes.
    void setAway(bool away);

    /// Says whether the time of a game is told to counted().
    void setTimed(bool timed) { timed_ = timed; }

    /// The time spent on the current game so far, or until it was solved, in milliseconds; it stands still
    /// while the program has solved the board. Nothing before the first press, in a try after the one that
    /// was solved, or if a part of the game was played before the program was started.
    [[nodiscard]] std::optional<qint64> time() const;

    /// Whether time() is increasing.
    [[nodiscard]] bool isTiming() const { return since_.has_value(); }

  signals:
    /// A game has begun or changed.
    void counted(const flip::ui::PlayedGame& game);
    /// time() may be that of another game, or isTiming() may have changed.
    void timeChanged();

  private:
    struct Play {
        Puzzle start;
        PlayedGame game;
        bool begun = false;
        bool timeKnown = false;
        qint64 spent = 0;
        /// Where the try began that solved it.
        std::optional<int> solvedIn = {};
    };

    struct Question {
        int place = 0;
        Puzzle start;
    };

    [[nodiscard]] Play freshPlay() const;
    void follow();
    void helped(Help help);
    void begin();
    void finish();
    void pauseClock();
    void resumeClock();
    void adjustClock();
    [[nodiscard]] Play* playOf(const Question& question);
    void askNext();
    void takeMinimum(const SolveReport& report);

    Game& game_;
    FrameClock& clock_;
    QString session_;
    Play current_;
    /// Other games of this run of the program to which the person may return.
    std::vector<Play> others_;
    std::deque<Question> questions_;
    SolveJob solving_;
    /// Since when the time of the current game is increasing.
    std::optional<qint64> since_;
    bool away_ = false;
    bool timed_ = false;
};

} // namespace flip::ui
