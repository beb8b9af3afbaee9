#include "ui/game/frame_clock.h"

#include <chrono>

namespace flip::ui {

void FrameClock::require(const QObject* listener) {
    const bool wasIdle = listeners_.isEmpty();
    listeners_.insert(listener);
    if (wasIdle) setRunning(true);
}

void FrameClock::release(const QObject* listener) {
    if (listeners_.remove(listener) && listeners_.isEmpty()) setRunning(false);
}

WallClock::WallClock(QObject* parent) : FrameClock(parent) {
    constexpr std::chrono::milliseconds frame{16};
    elapsed_.start();
    timer_.setInterval(frame);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, [this] { emit ticked(now()); });
}

void WallClock::setRunning(bool running) {
    if (running) {
        timer_.start();
    } else {
        timer_.stop();
    }
}

} // namespace flip::ui
