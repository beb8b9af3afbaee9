#include "ui/game/background_job.h"

#include <QMetaObject>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace flip::ui {

/// One piece of work on its thread, and what the two threads share: a flag and messages to the window's event
/// loop.
class BackgroundJob::Run : public Monitor, public std::enable_shared_from_this<Run> {
  public:
    explicit Run(BackgroundJob& job) : job_(job) {}

    void begin(Work work) {
        thread_ = std::thread([this, work = std::move(work)] {
            Delivery delivery = work(*this);
            post([self = shared_from_this(), delivery = std::move(delivery)] {
                self->job_.finish(self, delivery);
            });
        });
    }

    void requestStop() { stop_.store(true, std::memory_order_relaxed); }

    void join() {
        if (thread_.joinable()) thread_.join();
    }

    void progressed(const Progress& progress) override {
        constexpr std::chrono::milliseconds interval{33};
        const auto now = std::chrono::steady_clock::now();
        if (now - lastReport_ < interval) return;
        lastReport_ = now;
        post([self = shared_from_this(), progress] {
            if (self->job_.current_ == self) emit self->job_.progressed(progress);
        });
    }

    [[nodiscard]] bool stopRequested() override { return stop_.load(std::memory_order_relaxed); }

  private:
    /// The job outlives this thread (its destructor waits), and Qt drops what is still in the queue when it
    /// dies.
    template <class Function>
    void post(Function function) {
        QMetaObject::invokeMethod(&job_, std::move(function), Qt::QueuedConnection);
    }

    BackgroundJob& job_;
    std::atomic<bool> stop_{false};
    std::chrono::steady_clock::time_point lastReport_;
    std::thread thread_;
};

BackgroundJob::BackgroundJob(QObject* parent) : QObject(parent) {}

BackgroundJob::~BackgroundJob() {
    for (const auto& run : runs_) run->requestStop();
    for (const auto& run : runs_) run->join();
}

void BackgroundJob::start(Work work) {
    if (current_) current_->requestStop();
    current_ = std::make_shared<Run>(*this);
    runs_.push_back(current_);
    current_->begin(std::move(work));
    emit runningChanged();
}

void BackgroundJob::finishEarly() {
    if (current_) current_->requestStop();
}

void BackgroundJob::cancel() {
    if (!current_) return;
    current_->requestStop();
    current_ = nullptr;
    emit runningChanged();
}

void BackgroundJob::finish(const std::shared_ptr<Run>& run, const Delivery& delivery) {
    // The thread's last act was to post this, so waiting for it takes no time worth speaking of.
    run->join();
    std::erase(runs_, run);
    if (current_ != run) return;
    current_ = nullptr;
    if (delivery) delivery();
    emit runningChanged();
}

} // namespace flip::ui
