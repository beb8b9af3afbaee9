#pragma once

#include "ui/game/solution_player.h"
#include "ui/game/solve_job.h"
#include "ui/solution/step_list.h"

#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// The page that tells the answer: how many presses, which, why no fewer; or why it is impossible.
class SolutionPanel : public QWidget {
    Q_OBJECT

  public:
    SolutionPanel(Game& game, SolutionPlayer& player, QWidget* parent = nullptr);

    /// No answer: an invitation to ask for one.
    void showNothing();
    void showSearching();
    void showProgress(const Progress& progress);
    void showAnswer(const SolveReport& report);

    /// The witness that is shown at the moment; an empty grid when there is none.
    [[nodiscard]] Grid shownWitness() const;

    /// The chosen method.
    [[nodiscard]] const Method& method() const;
    /// An unknown name chooses the default method.
    void setMethod(const QString& name);

  signals:
    void solveRequested();
    void stopRequested();
    void methodChosen(const QString& name);
    /// Another of several witnesses is shown.
    void witnessChanged();

  private:
    void addHeading(QVBoxLayout& layout);
    void addProof(QVBoxLayout& layout);
    void addMethodRow(QVBoxLayout& layout);
    void showHeading(const SolveReport& report);
    void showWitness();

    Game& game_;
    QBoxLayout* heading_ = nullptr;
    QLabel* headline_;
    QLabel* subline_;
    QLabel* proof_;
    StepList* steps_;
    QWidget* witnessChoice_;
    QPushButton* againstWhite_;
    QPushButton* againstBlack_;
    QLabel* witnessText_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QPushButton* solve_;
    QComboBox* method_;
    QLabel* cost_;
    std::vector<Witness> witnesses_;
};

} // namespace flip::ui
