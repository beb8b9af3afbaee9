#include "ui/game/solution_player.h"

#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>
#include <span>
#include <utility>

namespace flip::ui {

SolutionPlayer::SolutionPlayer(Game& game, FrameClock& clock, QObject* parent)
    : StepPlayer(clock, parent), game_(game) {
    slices_.setSingleShot(true);
    slices_.setInterval(0);
    connect(&slices_, &QTimer::timeout, this, [this] { moveTowards(goal_, Motion::Immediate); });
    connect(&game_, &Game::changed, this, &SolutionPlayer::followGame);
}

void SolutionPlayer::load(Steps steps) {
    stay();
    steps_ = std::move(steps);
    active_ = true;
    base_ = game_.moveIndex();
    index_ = 0;
    emit changed();
}

void SolutionPlayer::clear() {
    if (!active_) return;
    stay();
    active_ = false;
    steps_.clear();
    index_ = 0;
    emit changed();
}

void SolutionPlayer::goTo(int index) {
    if (!active_) return;
    stay();
    const int wanted = std::clamp(index, 0, count());
    moveTowards(wanted, std::abs(wanted - index_) == 1 ? Motion::Animated : Motion::Immediate);
}

void SolutionPlayer::scrubTo(int index) {
    if (!active_) return;
    stay();
    moveTowards(std::clamp(index, 0, count()), Motion::Immediate);
}

void SolutionPlayer::rewind() {
    if (!active_) return;
    stay();
    moveTo(0, Motion::Immediate);
}

void SolutionPlayer::stay() {
    setPlaying(false);
    goal_ = index_;
    slices_.stop();
}

void SolutionPlayer::moveTowards(int index, Motion motion) {
    goal_ = index;
    moveTo(std::clamp(index, index_ - mostAtOnce, index_ + mostAtOnce), motion);
    // Whoever was told of that may have gone elsewhere.
    if (active_ && goal_ != index_) slices_.start();
}

void SolutionPlayer::play() {
    if (!active_ || count() == 0) return;
    stay();
    if (index_ == count()) moveTo(0, Motion::Immediate);
    nextStepAt_ = clock().now();
    setPlaying(true);
}

std::vector<StepPlayer::Speed> SolutionPlayer::speeds() const {
    std::vector<Speed> all;
    for (const double speed : {0.25, 0.5, 1.0, 2.0, 4.0, 8.0})
        all.push_back({speed, tr("%1×").arg(QLocale().toString(speed))});
    all.push_back({instantSpeed, tr("Instant")});
    return all;
}

void SolutionPlayer::setSpeed(double speed) {
    speed_ = speed;
    emit changed();
}

void SolutionPlayer::tick(qint64 now) {
    if (now < nextStepAt_) return;
    const bool instant = speed_ >= instantSpeed;
    nextStepAt_ = now + (instant ? 0 : static_cast<qint64>(stepPeriod / speed_));
    moveTo(index_ + 1, instant ? Motion::Immediate : Motion::Animated);
    if (index_ == count()) setPlaying(false);
}

int SolutionPlayer::stepOf(Cell pressed, Direction direction) const {
    if (!active_) return 0;
    const int step = game_.moveIndex() - base_ + (direction == Direction::Forward ? 0 : 1);
    // A piece that was pressed earlier than its turn may still be further behind.
    return step >= 1 && step <= count() && steps_.indexOf(pressed, step - 1) >= 0 ? step : 0;
}

void SolutionPlayer::moveTo(int index, Motion motion) {
    {
        const QScopedValueRollback guard(moving_, true);
        // Steps that were undone are redone; only the others are new moves.
        int known = std::min(index, index_);
        while (known < index && isUndone(known)) ++known;
        game_.goTo(base_ + known, motion);
        index_ = known;
        if (known < index) keepUndone();
        const auto rest = std::span(std::as_const(steps_)).subspan(static_cast<std::size_t>(known));
        game_.pressAll(rest.first(static_cast<std::size_t>(index - known)), motion);
        index_ = index;
    }
    emit changed();
}

void SolutionPlayer::keepUndone() {
    if (!game_.keepsUndone()) return;
    const QScopedValueRollback guard(moving_, true);
    game_.beginTry();
    base_ = game_.moveIndex() - index_;
}

bool SolutionPlayer::isUndone(int step) const {
    const std::size_t at = static_cast<std::size_t>(base_) + static_cast<std::size_t>(step);
    if (at >= game_.moves().size()) return false;
    const auto* press = std::get_if<PressMove>(&game_.moves()[at]);
    return press != nullptr && press->cell == steps_.at(step);
}

void SolutionPlayer::followGame() {
    if (!active_ || moving_) return;
    const int made = game_.moveIndex() - base_;
    if (made == index_ && matchMoves(made)) return;
    stay();
    if (made < 0 || made > count() || !matchMoves(made)) {
        clear();
        emit left();
        return;
    }
    index_ = made;
    emit changed();
}

bool SolutionPlayer::matchMoves(int made) {
    for (int i = 0; i < made; ++i) {
        const auto* press = std::get_if<PressMove>(
            &game_.moves()[static_cast<std::size_t>(base_) + static_cast<std::size_t>(i)]);
        if (press == nullptr) return false;
        const qsizetype found = steps_.indexOf(press->cell, i);
        if (found < 0) return false;
        // Move the step that was made to its new place; the others keep their order. Others share the list,
        // and it is copied only if that changes it.
        if (found != i) steps_.move(found, i);
    }
    return true;
}

} // namespace flip::ui
