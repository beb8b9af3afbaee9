#pragma once

#include "app/flipsolve/reply.h"
#include "core/base/monitor.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace flip::console {

/// Works out replies on several threads and gives them in the order in which they were asked for. The work
/// that was added last is held back: it begins when more comes, or when it is the only one left, and then it
/// gets all threads for itself. So many small puzzles are solved side by side, a single large one by all
/// threads, and one thread does everything without starting another. Where the system gives fewer threads,
/// those do the work; where it gives none, the thread that takes the replies does.
class ReplyQueue {
  public:
    /// Works out one reply with at most `threads` threads. The monitor may be null.
    using Work = std::function<Reply(int threads, Monitor* monitor)>;

    /// Replies that are worked out, or have been and wait for their turn, per thread: enough to keep all
    /// threads busy while one of them takes longer.
    static constexpr std::size_t windowPerThread = 8;

    explicit ReplyQueue(int threads) : threads_(threads), mostWorkers_(static_cast<std::size_t>(threads)) {}

    ReplyQueue(const ReplyQueue&) = delete;
    ReplyQueue& operator=(const ReplyQueue&) = delete;
    /// Asks what is running to stop, and waits for it, at most about 50 ms.
    ~ReplyQueue();

    /// Only while not full.
    void add(Work work);

    [[nodiscard]] bool isEmpty() const { return jobs_.empty() && !held_; }

    [[nodiscard]] bool isFull() const {
        const std::size_t window = threads_ == 1 ? 1 : windowPerThread * static_cast<std::size_t>(threads_);
        return jobs_.size() + (held_ ? 1 : 0) >= window;
    }

    /// The reply to the oldest that has not been taken; waits for it. Not when empty. `monitor`, which may be
    /// null, is told how the search goes when it runs on this thread.
    /// Meanwhile `whileWaiting` is called ten times a second.
    [[nodiscard]] Reply take(Monitor* monitor, const std::function<void()>& whileWaiting);

    /// Whether take() would not have to wait.
    [[nodiscard]] bool isReady();

  private:
    struct Job {
        Work work;
        std::optional<Reply> reply;
        /// What the work has thrown, to be thrown again where the reply is taken.
        std::exception_ptr failure;
    };

    void start(Work work);
    void startWorker();
    void serve(const std::stop_token& stop);

    [[nodiscard]] static bool isDone(const Job& job) { return job.reply || job.failure; }

    int threads_;
    std::size_t mostWorkers_;
    std::optional<Work> held_;
    /// In the order in which they were added. Guarded by the mutex: what is in a job. The list itself is
    /// changed by the owner's thread only.
    std::deque<std::shared_ptr<Job>> jobs_;
    std::mutex mutex_;
    std::condition_variable_any waiting_;
    std::condition_variable done_;
    std::deque<std::shared_ptr<Job>> open_;
    /// Last, so that they end before what they use.
    std::vector<std::jthread> workers_;
};

} // namespace flip::console
