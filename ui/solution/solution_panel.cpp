#include "ui/solution/solution_panel.h"

#include "ui/look/grown.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"

#include <QHBoxLayout>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace flip::ui {

SolutionPanel::SolutionPanel(Game& game, SolutionPlayer& player, FrameClock& clock, QWidget* parent)
    : QWidget(parent), headline_(wordLabel(this, "headline")), subline_(wordLabel(this, "subline")),
      proof_(wordLabel(this, "proofLine")), progress_(new QProgressBar(this)),
      stop_(new QPushButton(tr("Stop"), this)), solve_(new QPushButton(tr("Solve"), this)),
      optimal_(new Chooser(tr("Optimal solution %1 of %2"), tr("Previous optimal solution"),
                           tr("Next optimal solution"), this)),
      steps_(new StepList(player, this)), least_(new WhyLeast(this)),
      impossible_(new WhyImpossible(game, clock, this)), method_(new MethodBox(this)),
      cost_(wordLabel(this, "cost")) {
    setObjectName(QStringLiteral("solutionPanel"));
    optimal_->setObjectName(QStringLiteral("optimal"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(10);
    addHeading(*layout);
    layout->addWidget(impossible_);
    layout->addWidget(optimal_);
    layout->addWidget(steps_);
    layout->addSpacing(6);
    layout->addWidget(least_);
    layout->addStretch(1);
    addMethodRow(*layout);
    connect(impossible_, &WhyImpossible::marksChanged, this, &SolutionPanel::marksChanged);
    connect(impossible_, &WhyImpossible::boardChosen, this, &SolutionPanel::boardChosen);
    connect(optimal_, &Chooser::chosen, this, &SolutionPanel::optimalChosen);
    showNothing();
}

void SolutionPanel::addHeading(QVBoxLayout& layout) {
    headline_->setWordWrap(false);
    fitHeadline();
    subline_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    proof_->setForegroundRole(QPalette::PlaceholderText);
    cost_->setForegroundRole(QPalette::PlaceholderText);
    auto* words = new QVBoxLayout;
    words->setSpacing(1);
    words->addWidget(subline_);
    words->addWidget(proof_);
    heading_ = new QHBoxLayout;
    heading_->setSpacing(12);
    heading_->addWidget(headline_, 0, Qt::AlignTop);
    heading_->addLayout(words, 1);
    layout.addLayout(heading_);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    progress_->setAccessibleName(tr("Progress of the search"));
    layout.addWidget(progress_);
    stop_->setObjectName(QStringLiteral("stop"));
    solve_->setObjectName(QStringLiteral("solveHere"));
    layout.addWidget(stop_, 0, Qt::AlignLeft);
    layout.addWidget(solve_, 0, Qt::AlignLeft);
    connect(stop_, &QPushButton::clicked, this, &SolutionPanel::stopRequested);
    connect(solve_, &QPushButton::clicked, this, &SolutionPanel::solveRequested);
}

void SolutionPanel::addMethodRow(QVBoxLayout& layout) {
    auto* label = new QLabel(tr("Method"), this);
    // In the middle of the row.
    label->setMinimumHeight(method_->sizeHint().height());
    label->setBuddy(method_);
    method_->setObjectName(QStringLiteral("method"));
    connect(method_, &MethodBox::chosen, this, [this](const Method& method) {
        showCost();
        emit methodChosen(textOf(method.name));
    });
    auto* row = new FlowLayout;
    row->addWidget(label);
    row->addWidget(method_);
    layout.addLayout(row);
    layout.addWidget(cost_);
}

void SolutionPanel::fitHeadline() {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 2.5);
    large.setBold(true);
    const QMargins beside = layout() == nullptr ? QMargins() : layout()->contentsMargins();
    // The panel itself may be wider than what is seen of it, for the sake of these letters.
    const int seen = parentWidget() == nullptr ? width() : std::min(width(), parentWidget()->width());
    // It may come to be scrolled.
    const int room = seen - beside.left() - beside.right() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    headline_->setFont(fitted(large, headline_->text(), room));
}

void SolutionPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeadline();
}

void SolutionPanel::showNothing() {
    impossible_->clear();
    headline_->hide();
    subline_->setText(tr("Solve finds the fewest presses, or proves that there is no solution."));
    for (QWidget* part :
         std::initializer_list<QWidget*>{proof_, optimal_, steps_, least_, progress_, stop_, cost_})
        part->hide();
    answering_ = nullptr;
    solve_->show();
}

/// Below the method it would be taken for that of another one.
void SolutionPanel::showCost() { cost_->setVisible(answering_ == &method()); }

void SolutionPanel::showSearching() {
    showNothing();
    solve_->hide();
    subline_->setText(tr("Searching…"));
    progress_->setValue(0);
    progress_->show();
    stop_->show();
}

void SolutionPanel::showProgress(const Progress& progress) {
    progress_->setValue(static_cast<int>(progress.done * progress_->maximum()));
    subline_->setText(
        tr("Searching… %1 steps so far").arg(locale().toString(static_cast<qulonglong>(progress.nodes))));
}

void SolutionPanel::showAnswer(const SolveReport& report) {
    showNothing();
    const Answer& answer = report.outcome.answer;
    const auto* impossible = std::get_if<Impossible>(&answer);
    const auto* optimal = std::get_if<Optimal>(&answer);
    const bool unanswered =
        std::holds_alternative<Stopped>(answer) || std::holds_alternative<TooLarge>(answer);
    showHeading(report);
    answering_ = std::holds_alternative<TooLarge>(answer) ? nullptr : report.method;
    cost_->setText(answer_words::cost(report));
    showCost();
    steps_->setVisible(optimal != nullptr ? !optimal->presses.none()
                                          : std::holds_alternative<Unproven>(answer));
    solve_->setVisible(unanswered);
    if (impossible != nullptr) impossible_->show(impossible->witnesses.front());
}

void SolutionPanel::showOptimal(const Optimal& optimal, Goal::Kind goal) {
    subline_->setText(answer_words::subline({optimal, {}}, goal));
}

void SolutionPanel::showExplanation(const Explanation& explanation) {
    impossible_->show(explanation);
    if (!explanation.sets || explanation.sets->colours.empty()) return;
    optimal_->setCount(explanation.sets->optimalCount(), explanation.sets->listedCount());
    optimal_->setVisible(explanation.sets->optimalCount() > 1);
    least_->show(*explanation.sets, explanation.puzzle.goal.kind());
}

void SolutionPanel::showHeading(const SolveReport& report) {
    headline_->setText(answer_words::headline(report.outcome));
    fitHeadline();
    headline_->show();
    subline_->setText(answer_words::subline(report));
    proof_->setText(answer_words::proofLine(report.outcome));
    proof_->setVisible(!proof_->text().isEmpty());
    // A number goes beside its text, a word above it.
    const Answer& answer = report.outcome.answer;
    const bool isNumber = std::holds_alternative<Optimal>(answer) || std::holds_alternative<Unproven>(answer);
    heading_->setDirection(isNumber ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    heading_->setSpacing(isNumber ? 12 : 2);
}

} // namespace flip::ui
