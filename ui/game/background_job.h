#pragma once

#include "core/base/monitor.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace flip::ui {

/// The only link between the window's thread and any other. Work is a function with captured values; it runs
/// on a thread of its own and returns a function that delivers its result on the window's thread. Starting
/// again, or cancelling, makes earlier work stale: it is asked to stop, and its result is dropped. There is
/// one thread at a time: new work waits for stale work to end, and only the latest waiting work is started.
class BackgroundJob : public QObject {
    Q_OBJECT

  public:
    /// Runs on the window's thread.
    using Delivery = std::function<void()>;
    /// Runs on its own thread. Asks the monitor regularly whether to stop, and must then return within 50 ms.
    /// An exception ends the work; failed() reports it.
    using Work = std::function<Delivery(Monitor&)>;

    explicit BackgroundJob(QObject* parent = nullptr);
    /// Stops the work and waits for its thread, at most about 50 ms; after allowLeavingBehind() no longer
    /// than two seconds.
    ~BackgroundJob() override;

    /// For work that waits for disks, of which some never answer, and that touches nothing but the values
    /// that it has captured: the end of the job, and so of the program, does not wait for it for ever.
    void allowLeavingBehind() { mayBeLeftBehind_ = true; }

    /// Does not block. Earlier work of this job becomes stale.
    void start(Work work);
    /// Does not block. Asks the work to end now; its result so far is delivered.
    void finishEarly();
    /// Does not block. Nothing is delivered any more.
    void cancel();

    [[nodiscard]] bool isRunning() const { return current_ != nullptr; }

  signals:
    /// On the window's thread, at most about 30 times a second; only for work that is not stale.
    void progressed(const flip::Progress& progress);
    /// The work ended without a result, for example for lack of memory: why, as a sentence.
    void failed(const QString& why);
    /// isRunning() has changed, after a delivery, a failure or a cancellation.
    void runningChanged();

  protected:
    void customEvent(QEvent* event) override;

  private:
    class Run;
    struct End;

    void finish(const std::shared_ptr<Run>& run);

    /// On its thread, stale or not.
    std::shared_ptr<Run> running_;
    /// Starts when that has ended.
    std::shared_ptr<Run> waiting_;
    /// The one of the two that is not stale, if any.
    std::shared_ptr<Run> current_;
    bool mayBeLeftBehind_ = false;
};

} // namespace flip::ui
