#include "ui/search/search_player.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace flip::ui {

namespace {

/// In events per second.
constexpr std::array eventsPerSecond{1, 4, 16, 60, 250, 1'000, 10'000, 100'000};
/// The pace at which somebody can still follow each event.
constexpr int followed = 4;
/// Nobody wants to watch for longer, in seconds.
constexpr int longest = 60;

} // namespace

SearchPlayer::SearchPlayer(FrameClock& clock, QObject* parent) : StepPlayer(clock, parent) {}

void SearchPlayer::load(SearchRecording recording) {
    setPlaying(false);
    recording_ = std::move(recording);
    emit changed();
}

void SearchPlayer::clear() {
    if (!recording_) return;
    setPlaying(false);
    recording_.reset();
    emit changed();
}

void SearchPlayer::goTo(int index) {
    if (!recording_) return;
    setPlaying(false);
    const int wanted = std::clamp(index, 0, count());
    if (wanted == this->index()) return;
    recording_->replay.seek(static_cast<std::size_t>(wanted));
    emit changed();
}

void SearchPlayer::goTo(std::optional<std::size_t> position) {
    if (position) goTo(static_cast<int>(*position));
}

void SearchPlayer::skipForward() {
    if (hasNext(Landmark::Step)) return goToNext(Landmark::Step);
    goTo(count());
}

void SearchPlayer::skipBack() {
    if (hasPrevious(Landmark::Step)) return goToPrevious(Landmark::Step);
    goTo(0);
}

bool SearchPlayer::hasNext(Landmark landmark) const { return recording_ && recording_->hasNext(landmark); }

bool SearchPlayer::hasPrevious(Landmark landmark) const {
    return recording_ && recording_->hasPrevious(landmark);
}

void SearchPlayer::goToNext(Landmark landmark) {
    if (hasNext(landmark)) goTo(recording_->next(landmark));
}

void SearchPlayer::goToPrevious(Landmark landmark) {
    if (hasPrevious(landmark)) goTo(recording_->previous(landmark));
}

void SearchPlayer::goToAnswer() {
    if (hasAnswer()) goTo(std::optional(replay().answers().back()));
}

void SearchPlayer::play() {
    if (count() == 0) return;
    if (index() == count()) recording_->replay.seek(0);
    startFromHere();
    setPlaying(true);
}

std::vector<StepPlayer::Speed> SearchPlayer::speeds() const {
    std::vector<Speed> all{{automatic, tr("Automatic")}};
    for (const int speed : eventsPerSecond)
        all.push_back({static_cast<double>(speed), tr("%1/s").arg(QLocale().toString(speed))});
    return all;
}

void SearchPlayer::setSpeed(double speed) {
    startFromHere();
    speed_ = speed;
    emit changed();
}

double SearchPlayer::pace() const {
    if (speed_ != automatic) return speed_;
    const auto suits = [&](int speed) { return speed >= followed && count() <= longest * speed; };
    const auto* const found = std::ranges::find_if(eventsPerSecond, suits);
    return found == eventsPerSecond.end() ? eventsPerSecond.back() : *found;
}

void SearchPlayer::startFromHere() {
    startedAt_ = clock().now();
    startedFrom_ = index();
}

void SearchPlayer::tick(qint64 now) {
    constexpr double millisecondsASecond = 1000;
    // Measured from the start of playing, so that errors do not add up and late frames are compensated.
    const double passed = static_cast<double>(now - startedAt_) * pace() / millisecondsASecond;
    const int ahead = static_cast<int>(std::min(passed, static_cast<double>(count() - startedFrom_)));
    const int wanted = startedFrom_ + ahead;
    if (wanted == index()) return;
    recording_->replay.seek(static_cast<std::size_t>(wanted));
    if (index() == count()) {
        setPlaying(false);
    } else {
        emit changed();
    }
}

} // namespace flip::ui
