#pragma once

#include "ui/game/background_job.h"

#include <QObject>

#include <deque>
#include <functional>

namespace flip::ui {

/// Does one piece of work after the other on a separate thread, in the order in which they came, and delivers
/// every result: unlike with a BackgroundJob, later work makes none stale. For work that waits for disks: the
/// end of the queue waits two seconds at most for the work that has begun, and drops what has not.
class JobQueue : public QObject {
    Q_OBJECT

  public:
    /// Returns the work when its turn has come: on the window's thread, after all earlier deliveries.
    using Order = std::function<BackgroundJob::Work()>;

    explicit JobQueue(QObject* parent = nullptr);

    /// Does not block.
    void add(Order order);
    /// The same with work that does not depend on what comes before.
    void add(BackgroundJob::Work work);

    /// Does not block. Asks the work that has begun to end now; its result so far is delivered.
    void finishEarly() { job_.finishEarly(); }

    /// Whether any work has begun or waits.
    [[nodiscard]] bool isRunning() const { return job_.isRunning() || !waiting_.empty(); }

  signals:
    /// Work has ended without a result: why, as a sentence. The next work begins.
    void failed(const QString& why);
    /// isRunning() may have changed, after a delivery or a failure.
    void runningChanged();

  private:
    void startNext();

    std::deque<Order> waiting_;
    BackgroundJob job_;
};

} // namespace flip::ui
