#pragma once

#include "ui/game/explain_job.h"
#include "ui/game/solution_player.h"
#include "ui/game/solve_job.h"
#include "ui/solution/step_list.h"
#include "ui/solution/why_impossible.h"
#include "ui/solution/why_least.h"
#include "ui/widgets/method_box.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace flip::ui {

/// The page that tells the answer: how many presses, which, why no fewer; or why it is impossible.
class SolutionPanel : public QWidget {
    Q_OBJECT

  public:
    SolutionPanel(Game& game, SolutionPlayer& player, FrameClock& clock, QWidget* parent = nullptr);

    /// No answer: an invitation to ask for one.
    void showNothing();
    void showSearching();
    void showProgress(const Progress& progress);
    void showAnswer(const SolveReport& report);
    /// Another optimal press set takes the place of the one that is shown.
    void showOptimal(const Optimal& optimal, Goal goal);
    /// What more there is to say about the answer that is shown.
    void showExplanation(const Explanation& explanation);

    /// What the panel has to show on the board: the witness, a press being tried, pieces to change.
    [[nodiscard]] BoardMarks marks() const { return impossible_->marks(); }

    /// Whether the panel shows why the puzzle is impossible.
    [[nodiscard]] bool showsWitness() const { return !impossible_->marks().witness.none(); }

    /// The chosen method.
    [[nodiscard]] const Method& method() const { return method_->method(); }

    /// An unknown name chooses the default method.
    void setMethod(const QString& name) { method_->setMethod(name); }

  signals:
    void solveRequested();
    void stopRequested();
    void methodChosen(const QString& name);
    void marksChanged();
    /// Another of the optimal press sets, by its number from 0 in Explanation::sets.
    void optimalChosen(quint64 index);
    void boardChosen(const flip::Grid& board);

  private:
    void addHeading(QVBoxLayout& layout);
    void addMethodRow(QVBoxLayout& layout);
    void showHeading(const SolveReport& report);

    QBoxLayout* heading_ = nullptr;
    QLabel* headline_;
    QLabel* subline_;
    QLabel* proof_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QPushButton* solve_;
    Chooser* optimal_;
    StepList* steps_;
    WhyLeast* least_;
    WhyImpossible* impossible_;
    MethodBox* method_;
    QLabel* cost_;
};

} // namespace flip::ui
