#pragma once

#include "core/base/monitor.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace flip::ui {

/// The one seam between the window's thread and any other. Work is a function of values that it has captured;
/// it runs on a thread of its own and returns what is to be done with its result on the window's thread.
/// Starting again, or cancelling, makes earlier work stale: it is asked to stop, and what it still returns is
/// dropped. There is one thread at a time: new work waits for stale work to end, and of the work that waits
/// only the latest is ever begun.
class BackgroundJob : public QObject {
    Q_OBJECT

  public:
    /// Runs on the window's thread.
    using Delivery = std::function<void()>;
    /// Runs on its own thread. Asks the monitor from time to time whether to stop; it must return within 50
    /// ms then. An exception ends the work: failed() tells.
    using Work = std::function<Delivery(Monitor&)>;

    explicit BackgroundJob(QObject* parent = nullptr);
    /// Stops the work and waits for its thread, at most about 50 ms.
    ~BackgroundJob() override;

    /// Does not block. Earlier work of this job becomes stale.
    void start(Work work);
    /// Does not block. Asks the work to end now; what it has found out by then is delivered.
    void finishEarly();
    /// Does not block. Nothing is delivered any more.
    void cancel();

    [[nodiscard]] bool isRunning() const { return current_ != nullptr; }

  signals:
    /// On the window's thread, at most about 30 times a second; only for work that is not stale.
    void progressed(const flip::Progress& progress);
    /// The work ended without a result, for want of memory, say: why, as a sentence.
    void failed(const QString& why);
    /// After a delivery, a failure or a cancelling: isRunning() has changed.
    void runningChanged();

  private:
    class Run;

    void finish(const std::shared_ptr<Run>& run);

    /// On its thread, stale or not.
    std::shared_ptr<Run> running_;
    /// Begins when that has ended.
    std::shared_ptr<Run> waiting_;
    /// The one of the two that is not stale.
    std::shared_ptr<Run> current_;
};

} // namespace flip::ui
