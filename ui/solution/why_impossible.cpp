#include "ui/solution/why_impossible.h"

#include "core/model/special_cells.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace flip::ui {

namespace {

/// More presses than anybody watches.
constexpr std::int64_t mostTried = 400;

/// The pieces that can be pressed, in reading order.
std::vector<Cell> buttonsOf(const Rule& rule) {
    std::vector<Cell> buttons;
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
        const Cell cell = cellAt(rule.size(), i);
        if (hasButton(rule, cell)) buttons.push_back(cell);
    }
    return buttons;
}

/// Milliseconds that each press is shown while all are tried: 16 presses in about ten seconds; large boards
/// faster.
qint64 trialPeriod(std::size_t presses) { return presses <= 25 ? 600 : presses <= 100 ? 250 : 60; }

QLabel* title(QWidget& parent, const QString& text) {
    auto* label = new WordLabel(&parent);
    label->setText(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

QVBoxLayout* column(QWidget& widget) {
    auto* layout = new QVBoxLayout(&widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    return layout;
}

} // namespace

WhyImpossible::WhyImpossible(Game& game, FrameClock& clock, QWidget* parent)
    : QWidget(parent), game_(game), clock_(clock) {
    setObjectName(QStringLiteral("whyImpossible"));
    auto* layout = column(*this);
    layout->setSpacing(12);
    addWitness(*this);
    addTrial(*this);
    odds_ = new QWidget(this);
    auto* oddsColumn = column(*odds_);
    oddsTitle_ = title(*odds_, {});
    oddsTitle_->setObjectName(QStringLiteral("oddsTitle"));
    oddsColumn->addWidget(oddsTitle_);
    oddsText_ = wordLabel(odds_, "oddsText", Weight::Quiet);
    oddsColumn->addWidget(oddsText_);
    layout->addWidget(odds_);
    addNearest(*this);
    connect(&clock_, &FrameClock::ticked, this, &WhyImpossible::tick);
    connect(&game_, &Game::changed, this, [this] {
        if (!witness_) return;
        // The witness remains valid whatever is pressed; the changes are for the board that was explained.
        offerChanges();
        showChanges(false);
        showWitness();
    });
    clear();
}

void WhyImpossible::addWitness(QWidget& parent) {
    text_ = wordLabel(&parent, "witnessText");
    layout()->addWidget(text_);
}

void WhyImpossible::addTrial(QWidget& parent) {
    auto* trial = new QWidget(&parent);
    auto* rows = column(*trial);
    tryAll_ = new QPushButton(trial);
    tryAll_->setObjectName(QStringLiteral("tryEveryPress"));
    trialText_ = wordLabel(trial, "trialText", Weight::Quiet);
    rows->addWidget(tryAll_, 0, Qt::AlignLeft);
    rows->addWidget(trialText_);
    layout()->addWidget(trial);
    connect(tryAll_, &QPushButton::clicked, this, &WhyImpossible::toggleTrial);
}

void WhyImpossible::addNearest(QWidget& parent) {
    nearest_ = new QWidget(&parent);
    auto* rows = column(*nearest_);
    rows->addWidget(title(*nearest_, tr("A typing mistake?")));
    nearestText_ = wordLabel(nearest_, "nearestText", Weight::Quiet);
    rows->addWidget(nearestText_);
    change_ = new Chooser({}, tr("Previous possibility"), tr("Next possibility"), nearest_);
    rows->addWidget(change_);
    showNearest_ = new QPushButton(tr("Show it"), nearest_);
    showNearest_->setObjectName(QStringLiteral("showNearest"));
    showNearest_->setCheckable(true);
    playNearest_ = new QPushButton(tr("Play it"), nearest_);
    playNearest_->setObjectName(QStringLiteral("playNearest"));
    auto* buttons = new FlowLayout;
    buttons->addWidget(showNearest_);
    buttons->addWidget(playNearest_);
    rows->addLayout(buttons);
    layout()->addWidget(nearest_);
    connect(showNearest_, &QPushButton::toggled, this, &WhyImpossible::marksChanged);
    connect(change_, &Chooser::chosen, this, [this] {
        showChanges(true);
        emit marksChanged();
    });
    connect(playNearest_, &QPushButton::clicked, this,
            [this] { emit boardChosen(explainedBoard_ ^ changes_[change_->index()]); });
}

void WhyImpossible::clear() {
    endTrial();
    witness_.reset();
    changes_.clear();
    showChanges(false);
    hide();
}

void WhyImpossible::show(const Witness& witness) {
    clear();
    witness_ = witness;
    counts_ = answer_words::evenCounts(game_.puzzle().rule, witness.cells);
    tryAll_->setVisible(game_.puzzle().size().cells() <= mostTried &&
                        !buttonsOf(game_.puzzle().rule).empty());
    explainedBoard_ = game_.puzzle().board;
    odds_->hide();
    nearest_->hide();
    showWitness();
    QWidget::show();
}

void WhyImpossible::show(const Explanation& explanation) {
    if (!witness_ || explanation.puzzle.board != explainedBoard_) return;
    if (explanation.solvableBits && *explanation.solvableBits > 0) {
        const int bits = *explanation.solvableBits;
        const QString oneIn =
            bits < 63 ? QLocale().toString(qlonglong{1} << bits) : answer_words::powerOfTwo(bits);
        oddsTitle_->setText(bits == 1 ? tr("Every other board is impossible")
                                      : tr("Most boards are impossible"));
        oddsText_->setText(tr("Only 1 in %1 boards of this kind can be solved.").arg(oneIn));
        odds_->show();
    }
    if (explanation.nearest) {
        changes_ = explanation.nearest->changes;
        const int pieces = explanation.nearest->fewest;
        nearestText_->setText(pieces == 1 ? tr("It could be solved if one piece were flipped.")
                                          : tr("It could be solved if %1 pieces were flipped.").arg(pieces));
        change_->setText(explanation.nearest->complete ? tr("Option %1 of %2")
                                                       : tr("Option %1 of at least %2"));
        change_->setCount(explanation.nearest->count, changes_.size());
        offerChanges();
    }
}

void WhyImpossible::offerChanges() {
    nearest_->setVisible(!changes_.empty() && game_.puzzle().board == explainedBoard_);
}

void WhyImpossible::showWitness() {
    text_->setText(answer_words::witness(game_.puzzle(), *witness_, counts_));
}

void WhyImpossible::toggleTrial() {
    if (!trials_.empty()) {
        endTrial();
        emit marksChanged();
        return;
    }
    showChanges(false);
    trials_ = buttonsOf(game_.puzzle().rule);
    trial_ = 0;
    nextTrialAt_ = clock_.now() + trialPeriod(trials_.size());
    tryAll_->setText(tr("Stop trying"));
    clock_.require(this);
    showTrial();
}

void WhyImpossible::endTrial() {
    trials_.clear();
    clock_.release(this);
    tryAll_->setText(tr("Try every press"));
    trialText_->hide();
}

void WhyImpossible::tick(qint64 now) {
    if (trials_.empty() || now < nextTrialAt_) return;
    nextTrialAt_ = now + trialPeriod(trials_.size());
    if (++trial_ < trials_.size()) {
        showTrial();
        return;
    }
    const auto tried = static_cast<int>(trials_.size());
    endTrial();
    trialText_->setText(tried == 1 ? tr("The only press tried: it turns over an even number.")
                                   : tr("All %1 presses tried: each turns over an even number.").arg(tried));
    trialText_->show();
    emit marksChanged();
}

void WhyImpossible::showTrial() {
    const Cell pressed = trials_[trial_];
    trialText_->setText(tr("Row %1, column %2 would turn over %3 of them.")
                            .arg(pressed.row + 1)
                            .arg(pressed.column + 1)
                            .arg(tryPress(game_.puzzle().rule, witness_->cells, pressed).flipped.size()));
    trialText_->show();
    emit marksChanged();
}

void WhyImpossible::showChanges(bool shown) { showNearest_->setChecked(shown); }

BoardMarks WhyImpossible::marks() const {
    BoardMarks marks;
    if (!witness_) return marks;
    marks.witness = witness_->cells;
    if (showNearest_->isChecked() && change_->index() < changes_.size()) {
        marks.changes = changes_[change_->index()].setCells();
    } else if (!trials_.empty()) {
        PressParity now = tryPress(game_.puzzle().rule, witness_->cells, trials_[trial_]);
        marks.trial = Trial{now.pressed, std::move(now.flipped)};
    }
    return marks;
}

} // namespace flip::ui
