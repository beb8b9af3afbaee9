#pragma once

#include "ui/race/race.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>

namespace flip::ui {

/// Runs a race off the window's thread: one method after the other, each alone on one thread, so that they do
/// not compete for time or memory and the times can be compared. A quick method runs several times and its
/// fastest time counts, because the first run spends much of its time on filling the processor's caches.
class RaceJob : public QObject {
    Q_OBJECT

  public:
    /// The default time limit of each method.
    static constexpr std::chrono::seconds defaultTime{10};

    /// How many times a quick method runs.
    static constexpr int quickRuns = 10;

    explicit RaceJob(QObject* parent = nullptr);

    /// Sets the time limit for races that are started from now on.
    void setTime(std::chrono::nanoseconds time) { budget_.time = time; }

    [[nodiscard]] const Budget& budget() const { return budget_; }

    /// Does not block. Drops a race that is still running.
    void start(const Puzzle& puzzle);
    /// Ends the current method now, with its result so far; those after it do not start.
    void finishEarly();
    /// Drops the race; changed() is not emitted.
    void cancel();

    [[nodiscard]] bool isRunning() const { return running_; }

    /// The last race that was started. Only after the first start().
    [[nodiscard]] const Race& race() const { return *race_; }

  signals:
    /// A method has started, made progress (at most about 30 times a second) or finished; isRunning() may
    /// have changed.
    void changed();

  private:
    void runNext();
    void finished(const SolveReport& report);
    [[nodiscard]] RaceLane* current();

    Budget budget_;
    std::optional<Race> race_;
    bool running_ = false;
    bool finishing_ = false;
    QElapsedTimer since_;
    BackgroundJob job_;
};

} // namespace flip::ui
