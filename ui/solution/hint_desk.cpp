#include "ui/solution/hint_desk.h"

#include "ui/words/hint_words.h"

#include <chrono>

namespace flip::ui {

namespace {

/// How long nobody wonders whether anything happens.
constexpr std::chrono::milliseconds patience{400};

/// What lights up on the board at a degree of the hint.
HintLight lightOf(const Hint& hint, HintDegree degree) {
    HintLight light;
    if (degree == HintDegree::Count) return light;
    if (degree == HintDegree::Row) {
        light.row = hint.press.row;
        return light;
    }
    light.piece = hint.press;
    if (degree != HintDegree::Why) return light;
    if (const auto* chased = std::get_if<OnlyFromBelow>(&hint.reason)) light.others = {chased->above};
    if (const auto* some = std::get_if<InSomeOptima>(&hint.reason)) light.others = some->quiet.setCells();
    return light;
}

} // namespace

HintDesk::HintDesk(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    untilTold_.setSingleShot(true);
    untilTold_.setInterval(patience);
    connect(&untilTold_, &QTimer::timeout, this, &HintDesk::tellThatItIsSought);
    connect(&job_, &HintJob::answered, this, &HintDesk::present);
    connect(&job_, &HintJob::failed, &parts_.messages, [this](const QString& why) {
        untilTold_.stop();
        parts_.messages.tell(MessageBar::Kind::Warning, why);
    });
}

QString HintDesk::sought() { return tr("Looking for a hint…"); }

void HintDesk::tellThatItIsSought() {
    parts_.messages.tell(MessageBar::Kind::Info, sought());
    emit said(sought());
}

void HintDesk::ask(const std::optional<SolveReport>& known) {
    if (job_.isRunning()) {
        // Whoever knows that it is sought only waits.
        if (untilTold_.isActive()) ++impatience_;
    } else if (given_) {
        giveMore();
        show();
    } else {
        impatience_ = 0;
        job_.start(parts_.game.puzzle(), known);
        untilTold_.start();
    }
}

void HintDesk::follow(const SolveReport& shown) {
    if (job_.isRunning()) job_.start(parts_.game.puzzle(), shown);
    const Grid* const presses = pressesOf(shown.outcome.answer);
    const bool isOfOther =
        presses != nullptr && given_ && given_->hint && !presses->test(given_->hint->press);
    if (isOfOther) withdraw();
}

void HintDesk::forget() {
    job_.cancel();
    untilTold_.stop();
    parts_.messages.withdraw(sought());
    given_.reset();
    parts_.board.showHint({});
}

void HintDesk::withdraw() {
    if (given_ && parts_.messages.text() == told_) parts_.messages.clear();
    forget();
}

std::optional<HintDegree> HintDesk::further() const {
    if (!given_ || !given_->hint) return std::nullopt;
    return furtherDegree(degree_, *given_->hint, given_->answer.puzzle.size());
}

void HintDesk::giveMore() { degree_ = further().value_or(degree_); }

void HintDesk::present(const HintReport& report) {
    untilTold_.stop();
    if (!report.answer.verified) {
        parts_.messages.withdraw(sought());
        emit mistaken(report.answer);
        return;
    }
    given_ = report;
    degree_ = HintDegree::Count;
    for (; impatience_ > 0; --impatience_) giveMore();
    show();
}

void HintDesk::show() {
    const Outcome& outcome = given_->answer.outcome;
    if (given_->hint) parts_.board.showHint(lightOf(*given_->hint, degree_));
    if (given_->hint) parts_.game.hintIsGiven();
    if (degree_ != HintDegree::Count)
        return tell(hint_words::sentence(given_->answer.puzzle, *given_->hint, degree_));
    const QString count = hint_words::count(outcome);
    if (std::holds_alternative<Impossible>(outcome.answer)) {
        parts_.messages.tell(
            MessageBar::Kind::Info, count,
            {.text = tr("Show why"), .act = [this] { emit proofRequested(); }, .asksForSolution = true});
        emit said(count);
    } else {
        tell(count.isEmpty() ? tr("No hint was found within a few seconds.") : count);
    }
}

void HintDesk::tell(const QString& sentence) {
    told_ = sentence;
    const auto next = further();
    if (!next) {
        parts_.messages.tell(MessageBar::Kind::Info, sentence);
        emit said(sentence);
        return;
    }
    parts_.messages.tell(
        MessageBar::Kind::Info, sentence,
        {.text = hint_words::question(*next), .act = [this] { ask(); }, .asksForSolution = true});
    emit said(tr("%1 %2").arg(sentence, hint_words::invitation(*next)));
}

} // namespace flip::ui
