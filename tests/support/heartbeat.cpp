#include "tests/support/heartbeat.h"

#include "tests/support/patience.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <utility>

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

/// For how long this thread could have run and had no processor: what a busy machine does to it. The second
/// number of Linux's schedstat; 0 where there is none.
nanoseconds queued() {
    QFile file(QStringLiteral("/proc/thread-self/schedstat"));
    if (!file.open(QIODevice::ReadOnly)) return nanoseconds(0);
    return nanoseconds(file.readLine().split(' ').value(1).toLongLong());
}

} // namespace

Pulse::Pulse(std::function<void()> work) : work_(std::move(work)), timer_(this) {
    constexpr milliseconds interval{4};
    timer_.setInterval(interval);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Pulse::beat);
}

void Pulse::begin() {
    longest_ = longestUnqueued_ = busiest_ = nanoseconds(0);
    since_.start();
    busySince_ = busy();
    queuedSince_ = queued();
    timer_.start();
}

void Pulse::beat() {
    ++beats_;
    if (work_) work_();
    const nanoseconds pause(since_.nsecsElapsed());
    const nanoseconds queuedNow = queued();
    longest_ = std::max(longest_, pause);
    longestUnqueued_ = std::max(longestUnqueued_, pause - (queuedNow - queuedSince_));
    busiest_ = std::max(busiest_, busy() - busySince_);
    since_.start();
    busySince_ = busy();
    queuedSince_ = queuedNow;
}

milliseconds Pulse::longest() const { return whole(std::max(longest_, nanoseconds(since_.nsecsElapsed()))); }

Heartbeat::Heartbeat(std::function<void()> idleWork) : idle_(std::make_unique<Pulse>(std::move(idleWork))) {
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
    return std::max(window_.busiest(), std::min(window_.longestUnqueued(), window_.longest() - idle));
}

} // namespace flip::test
