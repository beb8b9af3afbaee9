#include "ui/game/background_job.h"

#include <QCoreApplication>
#include <QMetaObject>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace flip::ui {

/// Tells the window's thread that a run has ended.
struct BackgroundJob::End : QEvent {
    explicit End(std::shared_ptr<Run> ended) : QEvent(User), run(std::move(ended)) {}

    std::shared_ptr<Run> run;
};

/// One run of the work on its thread, and what it shares with the window's thread: a flag and messages to the
/// event loop.
class BackgroundJob::Run : public Monitor, public std::enable_shared_from_this<Run> {
  public:
    Run(BackgroundJob& job, Work work) : job_(job), work_(std::move(work)) {}

    void begin() {
        end_ = std::make_unique<End>(shared_from_this());
        try {
            thread_ = std::thread([self = shared_from_this()] { self->run(); });
        } catch (const std::system_error&) {
            trouble_ = tr("The system could not start a thread for this.");
            tellTheEnd();
        }
    }

    void requestStop() { stop_.store(true, std::memory_order_relaxed); }

    void join() {
        if (thread_.joinable()) thread_.join();
    }

    /// Waits no longer than that; then the thread goes on without the job.
    void joinOrLeave(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        if (ended_.wait_for(lock, patience, [this] { return hasEnded_; })) {
            lock.unlock();
            return join();
        }
        isLeft_ = true;
        thread_.detach();
    }

    void progressed(const Progress& progress) override {
        constexpr std::chrono::milliseconds interval{33};
        const auto now = std::chrono::steady_clock::now();
        if (now - lastReport_ < interval) return;
        lastReport_ = now;
        const std::lock_guard lock(mutex_);
        if (isLeft_) return;
        // Qt drops queued messages when the job is destroyed.
        QMetaObject::invokeMethod(
            &job_,
            [self = shared_from_this(), progress] {
                if (self->job_.current_ == self) emit self->job_.progressed(progress);
            },
            Qt::QueuedConnection);
    }

    [[nodiscard]] bool stopRequested() override { return stop_.load(std::memory_order_relaxed); }

    /// The result of the work, once its thread has ended.
    [[nodiscard]] Delivery takeDelivery() { return std::exchange(delivery_, {}); }

    [[nodiscard]] const QString& trouble() const { return trouble_; }

  private:
    void run() {
        try {
            delivery_ = work_(*this);
        } catch (const std::bad_alloc&) {
            trouble_ = tr("There is not enough memory for this.");
        } catch (const std::exception& mistake) {
            trouble_ = tr("This is a bug in the program: %1.").arg(QString::fromUtf8(mistake.what()));
        }
        // The captured values may be large: free them here, where nobody waits.
        work_ = {};
        tellTheEnd();
    }

    void tellTheEnd() {
        std::unique_ptr<End> end = std::move(end_);
        const std::lock_guard lock(mutex_);
        if (isLeft_) return;
        hasEnded_ = true;
        ended_.notify_all();
        QCoreApplication::postEvent(&job_, end.release());
    }

    BackgroundJob& job_;
    Work work_;
    Delivery delivery_;
    QString trouble_;
    std::atomic<bool> stop_{false};
    std::chrono::steady_clock::time_point lastReport_;
    /// Made before it is needed: where memory has ended, none could be made.
    std::unique_ptr<End> end_;
    std::thread thread_;
    /// Guards the two below, and that the job is there while it is told anything.
    std::mutex mutex_;
    std::condition_variable ended_;
    bool hasEnded_ = false;
    bool isLeft_ = false;
};

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent) {}

void BackgroundJob::customEvent(QEvent* event) { finish(static_cast<End*>(event)->run); }

BackgroundJob::~BackgroundJob() {
    if (!running_) return;
    running_->requestStop();
    constexpr std::chrono::seconds patience{2};
    mayBeLeftBehind_ ? running_->joinOrLeave(patience) : running_->join();
}

void BackgroundJob::start(Work work) {
    current_ = std::make_shared<Run>(*this, std::move(work));
    if (running_) {
        running_->requestStop();
        waiting_ = current_;
    } else {
        running_ = current_;
        running_->begin();
    }
    emit runningChanged();
}

void BackgroundJob::finishEarly() {
    if (current_) current_->requestStop();
}

void BackgroundJob::cancel() {
    if (!current_) return;
    current_->requestStop();
    current_ = nullptr;
    waiting_ = nullptr;
    emit runningChanged();
}

void BackgroundJob::finish(const std::shared_ptr<Run>& run) {
    // Posting this was the last thing that the thread did, so there is hardly anything to wait for.
    run->join();
    running_ = std::exchange(waiting_, nullptr);
    if (running_) running_->begin();
    if (current_ != run) return;
    current_ = nullptr;
    const Delivery delivery = run->takeDelivery();
    if (!run->trouble().isEmpty()) {
        emit failed(run->trouble());
    } else if (delivery) {
        delivery();
    }
    emit runningChanged();
}

} // namespace flip::ui
