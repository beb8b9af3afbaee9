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

/// The page with the answer: how many presses, which ones, and why fewer are not enough; or why it is
/// impossible.
class SolutionPanel : public QWidget {
    Q_OBJECT

  public:
    SolutionPanel(Game& game, SolutionPlayer& player, FrameClock& clock, QWidget* parent = nullptr);

    /// Shows no answer, but an invitation to ask for one.
    void showNothing();
    void showSearching();
    void showProgress(const Progress& progress);
    void showAnswer(const SolveReport& report);
    /// Shows another optimal press set.
    void showOptimal(const Optimal& optimal, Goal::Kind goal);
    /// Shows the explanation of the current answer.
    void showExplanation(const Explanation& explanation);

    /// The panel's marks on the board: the witness, a press being tried, pieces to change.
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
    /// The user has chosen another optimal press set, by its number from 0 in Explanation::sets.
    void optimalChosen(quint64 index);
    void boardChosen(const flip::Grid& board);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Makes the answer in large letters smaller where it has too little room.
    void fitHeadline();
    void addHeading(QVBoxLayout& layout);
    void addMethodRow(QVBoxLayout& layout);
    void showHeading(const SolveReport& report);
    void showCost();

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
    /// The method whose answer is shown; null if there is none.
    const Method* answering_ = nullptr;
};

} // namespace flip::ui
