#include "tests/support/heartbeat.h"

#include "tests/support/patience.h"

#include <QTest>

#include <algorithm>

#include <time.h>

namespace flip::test {

namespace {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

/// Processor time that this thread has taken.
nanoseconds busy() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::chrono::seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
}

milliseconds whole(nanoseconds time) { return std::chrono::duration_cast<milliseconds>(time); }

} // namespace

Pulse::Pulse(QObject* parent) : QObject(parent), timer_(this) {
    constexpr milliseconds interval{4};
    timer_.setInterval(interval);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Pulse::beat);
}

void Pulse::begin() {
    longest_ = busiest_ = nanoseconds(0);
    since_.start();
    busySince_ = busy();
    timer_.start();
}

void Pulse::beat() {
    ++beats_;
    longest_ = std::max(longest_, nanoseconds(since_.nsecsElapsed()));
    busiest_ = std::max(busiest_, busy() - busySince_);
    since_.start();
    busySince_ = busy();
}

milliseconds Pulse::longest() const { return whole(std::max(longest_, nanoseconds(since_.nsecsElapsed()))); }

milliseconds Pulse::busiest() const { return whole(busiest_); }

Heartbeat::Heartbeat() : idle_(std::make_unique<Pulse>()) {
    idle_->moveToThread(&thread_);
    QObject::connect(&thread_, &QThread::finished, idle_.get(), [this] { idle_.reset(); });
    thread_.start();
    begin();
}

Heartbeat::~Heartbeat() {
    thread_.quit();
    thread_.wait();
}

void Heartbeat::begin() {
    QMetaObject::invokeMethod(
        idle_.get(), [this] { idle_->begin(); }, Qt::BlockingQueuedConnection);
    window_.begin();
}

bool Heartbeat::goOn(int beats) {
    const int wanted = window_.beats() + beats;
    return QTest::qWaitFor([&] { return window_.beats() >= wanted; }, patience);
}

milliseconds Heartbeat::pause() const {
    milliseconds idle{0};
    QMetaObject::invokeMethod(
        idle_.get(), [&] { idle = idle_->longest(); }, Qt::BlockingQueuedConnection);
    return std::max(window_.busiest(), window_.longest() - idle);
}

} // namespace flip::test
