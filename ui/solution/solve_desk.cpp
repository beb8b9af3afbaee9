#include "ui/solution/solve_desk.h"

#include "ui/words/answer_words.h"
#include "ui/words/origin_words.h"

#include <QThread>

#include <algorithm>
#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

constexpr std::chrono::seconds shortSearch{5};

/// What is found sooner is found anew.
constexpr std::chrono::milliseconds worthKeeping{1};
constexpr std::size_t mostKept = 4;

const Optimal* optimalOf(const SolveReport& report) { return std::get_if<Optimal>(&report.outcome.answer); }

/// "4 presses make every piece white", "Impossible. Proven for both colours".
QString spokenAnswer(const SolveReport& report) {
    const QString headline = answer_words::headline(report.outcome);
    const QString subline = answer_words::subline(report);
    const bool number = pressesOf(report.outcome.answer) != nullptr;
    return (number ? SolveDesk::tr("%1 %2.") : SolveDesk::tr("%1. %2.")).arg(headline, subline);
}

/// The answer in a line or two, with the proof of an impossible board.
QString shortAnswer(const SolveReport& report) {
    if (!std::holds_alternative<Impossible>(report.outcome.answer)) return spokenAnswer(report);
    return SolveDesk::tr("Impossible: every press turns over an even number of the hatched pieces, but an "
                         "odd number must turn over.");
}

} // namespace

SolveDesk::SolveDesk(const Parts& parts, QObject* parent)
    : QObject(parent), parts_(parts), hints_({parts.game, parts.board, parts.messages}) {
    solving_.setObjectName(QStringLiteral("solving"));
    for (const SolveJob* job : {&solving_, &introducing_, &watching_, &judging_})
        connect(job, &SolveJob::answered, this, &SolveDesk::keep);
    connect(&solving_, &SolveJob::answered, this, &SolveDesk::present);
    connect(&solving_, &SolveJob::progressed, &parts_.panel, &SolutionPanel::showProgress);
    connect(&solving_, &SolveJob::failed, this, [this](const QString& why) {
        parts_.panel.showNothing();
        parts_.messages.tell(MessageBar::Kind::Warning, why);
    });
    connect(&introducing_, &SolveJob::answered, this, &SolveDesk::presentIntroduction);
    connect(&hints_, &HintDesk::said, this, &SolveDesk::said);
    connect(&hints_, &HintDesk::proofRequested, this, &SolveDesk::solve);
    connect(&hints_, &HintDesk::mistaken, this, &SolveDesk::reportMistake);
    connect(&watching_, &SolveJob::answered, this, &SolveDesk::presentLeast);
    connect(&judging_, &SolveJob::answered, this, [this](const SolveReport& report) {
        const auto* optimal = optimalOf(report);
        if (optimal != nullptr && parts_.game.solved()) tellSolved(optimal->presses.count());
    });
    connect(&parts_.panel, &SolutionPanel::solveRequested, this, &SolveDesk::solve);
    connect(&parts_.panel, &SolutionPanel::stopRequested, this, &SolveDesk::stop);
    connect(&parts_.panel, &SolutionPanel::marksChanged, this, &SolveDesk::refreshMarks);
    connect(&parts_.panel, &SolutionPanel::optimalChosen, this, &SolveDesk::presentOptimal);
    connect(&parts_.panel, &SolutionPanel::boardChosen, this, [this](const Grid& board) {
        Puzzle puzzle = parts_.game.puzzle();
        puzzle.board = board;
        parts_.game.replace(puzzle, tr("Flip by Hand"));
        introduce(tr("This is the board with those pieces turned over."));
    });
    connect(&explaining_, &ExplainJob::explained, this, &SolveDesk::presentExplanation);
    connect(&parts_.player, &SolutionPlayer::changed, this, &SolveDesk::refreshMarks);
    connect(&parts_.player, &SolutionPlayer::left, this, [this] {
        forgetAnswer();
        parts_.panel.showNothing();
    });
    connect(&parts_.game, &Game::made, this, [this] { isNew_ = true; });
    connect(&parts_.game, &Game::changed, this, &SolveDesk::boardChanged);
    connect(&parts_.game, &Game::replaced, this, [this] {
        forgetAnswer();
        parts_.player.clear();
        parts_.panel.showNothing();
        refreshMarks();
        // A game that comes solved, from a file or by Undo, has not just been solved here.
        wasSolved_ = parts_.game.solved();
    });
    wasSolved_ = parts_.game.solved();
}

void SolveDesk::ask(SolveJob& job, const Puzzle& puzzle) {
    // Background questions must not take too much of the machine; Solve can be asked for a longer search.
    Budget budget;
    budget.time = shortSearch;
    job.start(defaultMethod(), puzzle, budget);
}

void SolveDesk::solve() {
    emit asked();
    forgetAnswer();
    parts_.player.clear();
    const bool isDefault = &parts_.panel.method() == &defaultMethod();
    if (const auto kept = isDefault ? keptFor(parts_.game.puzzle()) : std::nullopt) {
        // Another method may still be searching, and would answer later.
        solving_.cancel();
        return present(*kept);
    }
    parts_.panel.showSearching();
    refreshMarks();
    // An explicit request uses the whole machine; the answer does not depend on the number of threads.
    Budget budget;
    budget.threads = QThread::idealThreadCount();
    // It must not find less than has been found in the background.
    solving_.start(parts_.panel.method(), parts_.game.puzzle(), budget, shortSearch);
}

void SolveDesk::keep(const SolveReport& report) {
    const auto* optimal = optimalOf(report);
    const bool isFirst = optimal != nullptr && !optimal->mayNotBeFirst;
    const bool isProven = isFirst || std::holds_alternative<Impossible>(report.outcome.answer);
    const bool isWorth = report.outcome.cost.time >= worthKeeping && report.method == &defaultMethod();
    if (!report.verified || !isProven || !isWorth || keptFor(report.puzzle)) return;
    kept_.insert(kept_.begin(), report);
    if (kept_.size() > mostKept) kept_.pop_back();
}

std::optional<SolveReport> SolveDesk::keptFor(const Puzzle& puzzle) const {
    const auto found = std::ranges::find(kept_, puzzle, &SolveReport::puzzle);
    return found == kept_.end() ? std::nullopt : std::optional(*found);
}

void SolveDesk::forgetAnswer() {
    // Otherwise its explanation would come to an empty panel, or to another board.
    explaining_.cancel();
    sets_.reset();
    shown_.reset();
}

void SolveDesk::stop() { solving_.finishEarly(); }

void SolveDesk::present(const SolveReport& report) {
    if (!report.verified) return reportMistake(report);
    if (std::holds_alternative<Stopped>(report.outcome.answer)) {
        const QString why = answer_words::subline(report.outcome, report.puzzle.goal.kind());
        parts_.panel.showNothing();
        parts_.messages.tell(MessageBar::Kind::Info, why);
        emit said(why);
        return;
    }
    if (const Grid* presses = pressesOf(report.outcome.answer)) {
        parts_.player.load(stepsFrom(*presses));
        parts_.game.solutionIsShown();
        hints_.follow(report);
    }
    parts_.panel.showAnswer(report);
    parts_.messages.withdrawOfferToSolve();
    refreshMarks();
    shown_ = report;
    // A method that refuses the board leaves nothing to explain. Nor is told beside an answer that may not be
    // the minimum why another number is.
    if (optimalOf(report) != nullptr || std::holds_alternative<Impossible>(report.outcome.answer))
        explaining_.start(report.puzzle);
    emit said(spokenAnswer(report));
    if (parts_.panel.isVisible() || !gameShown_) return;
    // A small window has no room for the panel.
    introducing_.cancel();
    parts_.messages.tell(MessageBar::Kind::Info, shortAnswer(report));
}

void SolveDesk::reportMistake(const SolveReport& report) {
    // The report may be the one that is forgotten.
    const QString method = QString::fromUtf8(report.method->name.data());
    forgetAnswer();
    parts_.player.clear();
    parts_.panel.showNothing();
    refreshMarks();
    parts_.messages.tell(MessageBar::Kind::Warning,
                         tr("The method %1 gave an incorrect answer. Please report this board.").arg(method));
}

void SolveDesk::presentOptimal(quint64 index) {
    if (!sets_ || !shown_) return;
    // Another solution of the same board: return to where the first one began.
    parts_.player.rewind();
    const Optimal optimal = sets_->optimal(index);
    parts_.player.load(stepsFrom(optimal.presses));
    parts_.panel.showOptimal(optimal, shown_->puzzle.goal.kind());
    shown_->outcome.answer = optimal;
    // It may have other presses.
    hints_.withdraw();
}

void SolveDesk::presentExplanation(const Explanation& explanation) {
    // The count comes from an independent method: if they contradict each other, neither can be trusted.
    if (explanation.sets && !agree(shown_->outcome.answer, *explanation.sets)) return reportMistake(*shown_);
    sets_ = explanation.sets;
    parts_.panel.showExplanation(explanation);
}

void SolveDesk::hint() {
    emit asked();
    // What is still to be said of the board would replace the hint.
    introducing_.cancel();
    judging_.cancel();
    const auto left = answerLeft();
    hints_.ask(left ? left : keptFor(parts_.game.puzzle()));
}

std::optional<SolveReport> SolveDesk::answerLeft() const {
    const SolutionPlayer& player = parts_.player;
    if (!shown_ || !player.isActive() || player.index() == player.count()) return std::nullopt;
    SolveReport left = *shown_;
    left.puzzle = parts_.game.puzzle();
    Grid presses(left.puzzle.size());
    const Steps steps = player.steps();
    for (int i = player.index(); i < player.count(); ++i) presses.flip(steps.at(i));
    if (auto* optimal = std::get_if<Optimal>(&left.outcome.answer)) {
        optimal->presses = std::move(presses);
    } else if (auto* unproven = std::get_if<Unproven>(&left.outcome.answer)) {
        unproven->presses = std::move(presses);
        unproven->lowerBound = std::max<std::int64_t>(unproven->lowerBound - player.index(), 0);
    }
    return left;
}

void SolveDesk::introduce(const QString& happened) {
    if (!gameShown_) return;
    happened_ = happened;
    parts_.messages.tell(MessageBar::Kind::Info, happened);
    ask(introducing_, parts_.game.puzzle());
}

void SolveDesk::presentIntroduction(const SolveReport& report) {
    // What has been told since, such as a warning, is not replaced by what is known of the board before.
    if (parts_.messages.text() != happened_) return;
    const bool impossible = std::holds_alternative<Impossible>(report.outcome.answer);
    const QString text = happened_ + QLatin1Char(' ') + answer_words::brief(report.outcome);
    const bool shown = solving_.isRunning() || parts_.player.isActive() || parts_.panel.showsWitness();
    const MessageBar::Offer offer{.text = impossible ? tr("Show why") : tr("Show the solution"),
                                  .act = [this] { solve(); },
                                  .brief = impossible ? tr("Why") : tr("Solution"),
                                  .asksForSolution = true};
    const Grid* presses = pressesOf(report.outcome.answer);
    const bool finished = presses != nullptr && presses->none();
    parts_.messages.tell(MessageBar::Kind::Info, text.trimmed(),
                         shown || finished ? MessageBar::Offer{} : offer);
    emit said(text);
}

void SolveDesk::setGameShown(bool shown) {
    const bool before = std::exchange(gameShown_, shown);
    if (shown || !before) return;
    hints_.forget();
    introducing_.cancel();
    judging_.cancel();
    parts_.messages.boardChanged();
}

void SolveDesk::watchLeast(bool watched) {
    leastWatched_ = watched;
    emit leastChanged({});
    if (watched) {
        ask(watching_, parts_.game.puzzle());
    } else {
        watching_.cancel();
    }
}

void SolveDesk::presentLeast(const SolveReport& report) {
    if (const auto* optimal = optimalOf(report))
        return emit leastChanged(tr("Minimum left: %L1").arg(optimal->presses.count()));
    const bool impossible = std::holds_alternative<Impossible>(report.outcome.answer);
    emit leastChanged(impossible ? tr("No solution") : QString());
}

void SolveDesk::boardChanged() {
    parts_.messages.boardChanged(parts_.player.isPlaying());
    // The board being searched is no longer the current one.
    if (solving_.isRunning()) {
        solving_.cancel();
        parts_.panel.showNothing();
    }
    hints_.forget();
    introducing_.cancel();
    judging_.cancel();
    if (leastWatched_) watchLeast(true);
    const bool solved = parts_.game.solved();
    const bool isNew = std::exchange(isNew_, false);
    if (solved && !wasSolved_ && parts_.game.presses() > 0) boardSolved(isNew);
    wasSolved_ = solved;
}

void SolveDesk::boardSolved(bool isNew) {
    parts_.board.celebrate();
    // Who redoes presses, perhaps those of somebody's file, has made none.
    const Finish alone = isNew ? Finish::Alone : Finish::Before;
    ending_ = finish_ ? finish_(parts_.game.wasSolutionShown() ? Finish::SolutionShown : alone) : Ending{};
    if (parts_.player.isActive()) {
        tellRemark();
        emit said(parts_.game.puzzle().goal.isUniform() ? tr("All pieces are one colour.")
                                                        : tr("The target is reached."));
        return;
    }
    tellSolved(std::nullopt);
    ask(judging_, parts_.game.start());
}

void SolveDesk::resume() {
    if (!gameShown_ || !parts_.game.solved() || parts_.game.presses() == 0 || parts_.messages.isLasting())
        return;
    // Perhaps the solution was played out to the end.
    const bool wasShown = parts_.game.wasSolutionShown();
    ending_ = finish_ ? finish_(wasShown ? Finish::SolutionShown : Finish::Before) : Ending{};
    if (wasShown) return tellRemark();
    tellSolved(std::nullopt);
    ask(judging_, parts_.game.start());
}

void SolveDesk::tellRemark() {
    if (!ending_.remark.isEmpty())
        parts_.messages.tell(MessageBar::Kind::Info, ending_.remark, ending_.offer);
}

void SolveDesk::tellSolved(std::optional<qint64> least) {
    const Game& game = parts_.game;
    const QString solved = origin_words::solved(game.origin(), game.presses(), least);
    const QString text = ending_.remark.isEmpty() ? solved : tr("%1 %2").arg(solved, ending_.remark);
    // What was told while the minimum was computed, for example that the level could not be saved, stays.
    if (!least || parts_.messages.text() == toldSolved_) {
        parts_.messages.tell(MessageBar::Kind::Done, text, ending_.offer);
        toldSolved_ = text;
    }
    if (least) emit said(text);
}

void SolveDesk::refreshMarks() {
    BoardMarks marks = parts_.panel.marks();
    marks.steps = {parts_.player.steps(), parts_.player.index()};
    parts_.board.setMarks(std::move(marks));
}

} // namespace flip::ui
