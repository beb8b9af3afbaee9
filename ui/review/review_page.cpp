#include "ui/review/review_page.h"

#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"
#include "ui/words/review_words.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace flip::ui {

namespace {

/// More remarks than anybody reads.
constexpr std::size_t mostRemarks = 200;
/// The latest tries; of thousands, every press would take the list longer than the window can wait.
constexpr std::size_t mostTries = 200;
/// More tries than that scroll, so that the remarks below them are not out of sight.
constexpr int mostTriesHeight = 130;

QLabel* titleLabel(QWidget* parent, const QString& title) {
    auto* label = new QLabel(title, parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

} // namespace

ReviewPage::ReviewPage(Game& game, QWidget* parent)
    : QWidget(parent), game_(game), headline_(wordLabel(this, "reviewHeadline")),
      path_(wordLabel(this, "reviewPath")), chart_(new ReviewChart(this)), legend_(new Legend(this)),
      place_(wordLabel(this, "reviewPlace", Weight::Quiet)),
      branching_(wordLabel(this, "reviewBranching", Weight::Quiet)),
      triesTitle_(titleLabel(this, tr("Your tries at this board"))),
      tries_(new SentenceList(triesTitle_->text(), this)),
      remarksTitle_(titleLabel(this, tr("Lost presses in this try"))),
      remarks_(new SentenceList(remarksTitle_->text(), this)) {
    setObjectName(QStringLiteral("reviewPage"));
    remarks_->setObjectName(QStringLiteral("reviewRemarks"));
    tries_->setObjectName(QStringLiteral("tries"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    headline_->setFont(large);
    tries_->setMaximumHeight(mostTriesHeight);
    branching_->setText(tr("Choose a place on the curve to go back there. If you press another piece then, a "
                           "new try begins, and this one is kept."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 20, 12);
    layout->setSpacing(8);
    for (QWidget* part :
         std::initializer_list<QWidget*>{headline_, path_, chart_, legend_, place_, branching_, triesTitle_,
                                         tries_, remarksTitle_, remarks_})
        // The curve takes the height that a high page has left.
        layout->addWidget(part, part == chart_ ? 100 : 0);
    layout->addStretch(1);
    connect(chart_, &ReviewChart::placeChosen, this,
            [this](std::size_t made) { goTo(static_cast<int>(made)); });
    connect(remarks_, &SentenceList::chosen, this, &ReviewPage::goTo);
    connect(tries_, &SentenceList::chosen, this, [this](int moves) { game_.goTo(moves, Motion::Immediate); });
    connect(&job_, &ReviewJob::reviewed, this, &ReviewPage::present);
    connect(&job_, &ReviewJob::failed, this, [this](const QString& why) {
        // No more than that will be known.
        present(review_);
        emit failed(why);
    });
    connect(&game_, &Game::changed, this, &ReviewPage::refresh);
}

void ReviewPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
    emit shown(true);
}

void ReviewPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit shown(false);
}

void ReviewPage::goTo(int made) {
    const int index = currentTry(game_).begin + made;
    const bool isStep = std::abs(index - game_.moveIndex()) == 1;
    game_.goTo(index, isStep ? Motion::Animated : Motion::Immediate);
}

void ReviewPage::refresh() {
    if (!isVisible()) return;
    const GameTry current = currentTry(game_);
    if (start_ != game_.start() || !arePressesOf(game_, current, *presses_)) {
        start_ = game_.start();
        presses_ = std::make_shared<const std::vector<Cell>>(pressesOf(game_, current));
        present(job_.start(*start_, presses_));
    } else {
        showPlace();
    }
    showTries();
}

void ReviewPage::present(const SharedReview& review) {
    review_ = review;
    // Whether the minimum can be determined in time is not known yet.
    isOpen_ = job_.isRunning() && !review->impossible && review->presses > 0 && review->least.size() < 2;
    chart_->setVisible(!review->least.empty() && review->presses > 0);
    chart_->show(review);
    showRemarks();
    showPlace();
}

void ReviewPage::showPlace() {
    chart_->setPlace(static_cast<std::size_t>(game_.presses()));
    const GameReview& whole = *review_;
    const bool isWhole = chart_->place() == whole.presses;
    // That of a long game is not copied at every press.
    const GameReview part = isWhole ? GameReview() : upTo(whole, chart_->place());
    const GameReview& made = isWhole ? whole : part;
    headline_->setText(review_words::headline(made));
    showPath(made);
    place_->setText(review_words::place(whole, chart_->place()));
    legend_->show(chart_->isHidden() ? std::vector<LegendEntry>() : ReviewChart::legend());
    place_->setVisible(!chart_->isHidden());
    branching_->setVisible(!chart_->isHidden());
}

void ReviewPage::showPath(const GameReview& made) {
    // Where all presses have been taken back there is nothing to tell of them.
    const bool isAtStart = made.presses == 0 && review_->presses > 0;
    if (isOpen_) {
        path_->setText(tr("The minimum is being determined…"));
    } else if (game_.wasSolutionShown() && made.presses > 0) {
        path_->setText(tr("A solution was shown in this try, so some presses may not be your own."));
    } else {
        path_->setText(isAtStart ? QString() : review_words::path(made));
    }
    path_->setVisible(!path_->text().isEmpty());
}

void ReviewPage::showRemarks() {
    // Each leads to the place after its press.
    std::vector<Sentence> all;
    // Both are in order; the first of each suffice.
    for (const Detour& each :
         std::span(review_->detours).first(std::min(review_->detours.size(), mostRemarks)))
        all.push_back(
            {review_words::detour(each, (*presses_)[each.press]), static_cast<int>(each.press) + 1});
    for (const CancelledPair& each :
         std::span(review_->cancelled).first(std::min(review_->cancelled.size(), mostRemarks)))
        all.push_back({review_words::cancelled(each), static_cast<int>(each.second) + 1});
    std::ranges::stable_sort(all, {}, &Sentence::number);
    if (all.size() > mostRemarks) all.resize(mostRemarks);
    remarks_->setSentences(all);
    for (QWidget* part : std::initializer_list<QWidget*>{remarksTitle_, remarks_})
        part->setVisible(!all.empty());
}

void ReviewPage::showTries() {
    const std::vector<GameTry> all = triesOf(game_);
    const std::size_t first = all.size() - std::min(all.size(), mostTries);
    triesTitle_->setText(first == 0
                             ? tries_->accessibleName()
                             : tr("Your last %Ln tries at this board", nullptr, static_cast<int>(mostTries)));
    std::vector<Sentence> sentences;
    for (std::size_t i = first; i < all.size(); ++i) {
        const GameTry each = all[i];
        const QString presses = answer_words::presses(each.count);
        const QString number = locale().toString(i + 1);
        const bool isHelped = game_.records().shown.contains(each.begin);
        QString sentence = tr("Try %1: %2, not solved").arg(number, presses);
        if (endsSolved(game_, each)) {
            sentence =
                (isHelped ? tr("Try %1: solved in %2, with a solution shown") : tr("Try %1: solved in %2"))
                    .arg(number, presses);
        } else if (const auto solvedIn = firstSolved(game_, each)) {
            sentence =
                (isHelped ? tr("Try %1: solved in %2, then %3 more, with a solution shown")
                          : tr("Try %1: solved in %2, then %3 more"))
                    .arg(number, answer_words::presses(*solvedIn), locale().toString(each.count - *solvedIn));
        }
        sentences.push_back({sentence, each.begin + each.count});
    }
    tries_->setSentences(sentences);
    // One that has just been begun is not listed.
    const auto current = numberOfCurrent(game_, all);
    tries_->setCurrentRow(current && *current >= first ? static_cast<int>(*current - first) : -1);
    for (QWidget* part : std::initializer_list<QWidget*>{triesTitle_, tries_})
        part->setVisible(all.size() > 1 || (all.size() == 1 && !current));
}

} // namespace flip::ui
