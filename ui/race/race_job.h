#pragma once

#include "ui/race/race.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>

namespace flip::ui {

/// Runs a race off the window's thread: one method after the other, each alone on one thread, so that none
/// takes time or memory away from another and the times can be compared. A quick method runs several times
/// and its fastest time counts: the first time, much of it would go into filling the processor's caches.
class RaceJob : public QObject {
    Q_OBJECT

  public:
    /// What each method may take when nothing else is said.
    static constexpr std::chrono::seconds defaultTime{10};

    /// How many times a quick method runs.
    static constexpr int quickRuns = 10;

    explicit RaceJob(QObject* parent = nullptr);

    /// For races that are started from now on.
    void setTime(std::chrono::nanoseconds time) { budget_.time = time; }

    [[nodiscard]] const Budget& budget() const { return budget_; }

    /// Does not block. A race that is under way is dropped.
    void start(const Puzzle& puzzle);
    /// The method that searches ends now, with what it has found out by then; those after it do not begin.
    void finishEarly();
    /// Drops the race; changed() is not emitted.
    void cancel();

    [[nodiscard]] bool isRunning() const { return running_; }

    /// The last race that was started. Only after the first start().
    [[nodiscard]] const Race& race() const { return *race_; }

  signals:
    /// A method has begun, has come further (at most about 30 times a second) or has finished; isRunning()
    /// may have changed.
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
