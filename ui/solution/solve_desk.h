#pragma once

#include "ui/board/board_view.h"
#include "ui/game/explain_job.h"
#include "ui/game/solution_player.h"
#include "ui/game/solve_job.h"
#include "ui/solution/solution_panel.h"
#include "ui/widgets/message_bar.h"

#include <optional>

namespace flip::ui {

/// Asks for answers and brings them to where they are shown: the panel, the player, the marks on the board,
/// the message bar. Wiring only; the answers come from SolveJob.
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

    /// Solves the board as it stands by the chosen method and shows the answer.
    void solve();
    /// Ends a running search: what it has found by then is shown.
    void stop();
    /// Shows one press of an optimal solution.
    void hint();
    /// Tells what happened ("Pasted: 4×4, …") and, as soon as it is known, what its minimum is.
    void introduce(const QString& happened);
    /// Another board than the game's is to be seen, or its own again: meanwhile no message is about the
    /// game's.
    void setGameShown(bool shown);
    /// Whether leastChanged() is wanted after every move.
    void watchLeast(bool watched);

    [[nodiscard]] bool isSearching() const { return solving_.isRunning(); }

  signals:
    /// Somebody wants an answer, which will be shown on the board in play.
    void asked();
    /// The fewest presses that the board as it stands needs, or nothing while it is not known or not watched.
    void leastChanged(std::optional<qint64> presses);
    /// An answer in one sentence, for those who cannot see the panel.
    void said(const QString& sentence);

  private:
    void present(const SolveReport& report);
    void presentIntroduction(const SolveReport& report);
    void presentOptimal(quint64 index);
    void presentExplanation(const Explanation& explanation);
    void presentHint(const SolveReport& report);
    void presentLeast(const SolveReport& report);
    void reportMistake(const SolveReport& report);
    void boardChanged();
    void boardSolved();
    void refreshMarks();
    void ask(SolveJob& job, const Puzzle& puzzle);

    Parts parts_;
    SolveJob solving_;
    SolveJob introducing_;
    SolveJob hinting_;
    SolveJob watching_;
    SolveJob judging_;
    ExplainJob explaining_;
    /// What the panel shows.
    std::optional<SolveReport> shown_;
    std::optional<SolutionSets> sets_;
    QString happened_;
    bool gameShown_ = true;
    bool leastWatched_ = false;
    bool wasSolved_ = false;
};

} // namespace flip::ui
