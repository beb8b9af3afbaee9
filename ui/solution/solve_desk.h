#pragma once

#include "ui/board/board_view.h"
#include "ui/game/explain_job.h"
#include "ui/game/solution_player.h"
#include "ui/game/solve_job.h"
#include "ui/solution/hint_desk.h"
#include "ui/solution/solution_panel.h"
#include "ui/widgets/message_bar.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace flip::ui {

/// Requests answers from SolveJob and passes them on to the panel, the player, the marks on the board and the
/// message bar. Wiring only.
class SolveDesk : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        SolutionPlayer& player;
        BoardView& board;
        SolutionPanel& panel;
        MessageBar& messages;
    };

    explicit SolveDesk(const Parts& parts, QObject* parent = nullptr);

    /// Solves the current board with the chosen method and shows the answer.
    void solve();
    /// Ends a running search and shows the best press set found.
    void stop();
    /// Gives a hint; asked again, it gives away more.
    void hint();
    /// Shows what happened to the game's board ("Pasted: 4×4, …"), if that is visible, and, as soon as it is
    /// known, its minimum.
    void introduce(const QString& happened);
    /// Says whether the game's board is visible; while another board is shown, no message refers to the
    /// game's.
    void setGameShown(bool shown);
    /// Says whether leastChanged() is wanted after every move.
    void watchLeast(bool watched);

    /// What is added to the words about a solved board.
    struct Ending {
        QString remark;
        MessageBar::Offer offer;
    };

    /// How the game came to be solved.
    enum class Finish {
        /// No solution of it was shown since it was begun or restarted.
        Alone,
        SolutionShown,
        /// In an earlier run of the program, or by presses that were made before and are only redone.
        Before,
    };

    /// `finish` is called whenever the game has been solved.
    void setFinish(std::function<Ending(Finish how)> finish) { finish_ = std::move(finish); }

    /// Says that the game is solved, if it was when the program was left.
    void resume();

    [[nodiscard]] bool isSearching() const { return solving_.isRunning(); }

  signals:
    /// The user has asked for an answer, which will be shown on the game's board.
    void asked();
    /// The fewest presses that the current board needs, or that it has no solution: a few words; nothing
    /// while that is not known or not watched.
    void leastChanged(const QString& sentence);
    /// An answer in one sentence, for screen readers.
    void said(const QString& sentence);

  private:
    void present(const SolveReport& report);
    void presentIntroduction(const SolveReport& report);
    void presentOptimal(quint64 index);
    void presentExplanation(const Explanation& explanation);
    void presentLeast(const SolveReport& report);
    void reportMistake(const SolveReport& report);
    void boardChanged();
    /// Whether a press was made for it.
    void boardSolved(bool isNew);
    void tellRemark();
    void tellSolved(std::optional<qint64> least);
    void forgetAnswer();
    void refreshMarks();
    void ask(SolveJob& job, const Puzzle& puzzle);
    /// Keeps what took long to prove, so that nobody waits for it again.
    void keep(const SolveReport& report);
    [[nodiscard]] std::optional<SolveReport> keptFor(const Puzzle& puzzle) const;
    /// The answer for the current position, as far as the solution that is shown still has steps.
    [[nodiscard]] std::optional<SolveReport> answerLeft() const;

    Parts parts_;
    SolveJob solving_{this};
    SolveJob introducing_;
    SolveJob watching_;
    SolveJob judging_;
    ExplainJob explaining_;
    HintDesk hints_;
    /// The answer in the panel, if it shows one.
    std::optional<SolveReport> shown_;
    std::optional<SolutionSets> sets_;
    /// What was proven last, the latest first.
    std::vector<SolveReport> kept_;
    QString happened_;
    bool gameShown_ = true;
    bool leastWatched_ = false;
    /// Whether a move has been made since the board changed last.
    bool isNew_ = false;
    bool wasSolved_ = false;
    std::function<Ending(Finish)> finish_;
    Ending ending_;
    /// The message about a board that was solved by hand.
    QString toldSolved_;
};

} // namespace flip::ui
