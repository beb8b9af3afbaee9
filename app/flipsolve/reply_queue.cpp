#include "app/flipsolve/reply_queue.h"

#include <cstddef>
#include <new>
#include <utility>

namespace flip::console {

namespace {

/// Whether a worker would have memory for its work, too. Otherwise the stacks of the last would take what the
/// others need. The memory is given back untouched, so this only costs two calls of the system.
bool hasRoomForWork() {
    constexpr std::size_t room = std::size_t{8} << 20U;
    void* memory = ::operator new(room, std::nothrow);
    ::operator delete(memory, std::nothrow);
    return memory != nullptr;
}

/// Listens for nothing but the end of the queue.
class EndMonitor : public Monitor {
  public:
    explicit EndMonitor(const std::atomic<bool>& isEnding) : isEnding_(isEnding) {}

    void progressed(const Progress& /*progress*/) override {}

    [[nodiscard]] bool stopRequested() override { return isEnding_; }

  private:
    const std::atomic<bool>& isEnding_;
};

} // namespace

ReplyQueue::~ReplyQueue() {
    {
        const std::lock_guard lock(mutex_);
        isEnding_ = true;
    }
    waiting_.notify_all();
}

void ReplyQueue::add(Work work) {
    if (held_) start(*std::exchange(held_, std::nullopt));
    held_ = std::move(work);
}

void ReplyQueue::start(Work work) {
    auto job = std::make_shared<Job>();
    job->work = std::move(work);
    jobs_.push_back(job);
    {
        const std::lock_guard lock(mutex_);
        open_.push_back(std::move(job));
    }
    waiting_.notify_one();
    if (workers_.size() < mostWorkers_) startWorker();
}

void ReplyQueue::startWorker() {
    auto worker = hasRoomForWork() ? startThread([this] { serve(); }) : std::nullopt;
    if (worker) {
        workers_.push_back(*std::move(worker));
    } else {
        mostWorkers_ = workers_.size();
    }
}

void ReplyQueue::serve() {
    EndMonitor monitor(isEnding_);
    while (true) {
        std::unique_lock lock(mutex_);
        waiting_.wait(lock, [this] { return !open_.empty() || isEnding_; });
        if (isEnding_) return;
        const std::shared_ptr<Job> job = std::move(open_.front());
        open_.pop_front();
        lock.unlock();
        std::optional<Reply> reply;
        std::exception_ptr failure;
        try {
            reply = job->work(1, &monitor);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        job->reply = std::move(reply);
        job->failure = failure;
        lock.unlock();
        done_.notify_all();
    }
}

bool ReplyQueue::isReady() {
    if (jobs_.empty()) return false;
    const std::lock_guard lock(mutex_);
    return isDone(*jobs_.front());
}

Reply ReplyQueue::take(Monitor* monitor, const std::function<void()>& whileWaiting) {
    constexpr std::chrono::milliseconds period(100);
    if (jobs_.empty()) return (*std::exchange(held_, std::nullopt))(threads_, monitor);
    const std::shared_ptr<Job> job = std::move(jobs_.front());
    jobs_.pop_front();
    std::unique_lock lock(mutex_);
    if (workers_.empty()) {
        open_.pop_front();
        lock.unlock();
        return job->work(1, monitor);
    }
    while (!done_.wait_for(lock, period, [&] { return isDone(*job); })) {
        lock.unlock();
        whileWaiting();
        lock.lock();
    }
    if (job->failure) std::rethrow_exception(job->failure);
    return *std::move(job->reply);
}

} // namespace flip::console
