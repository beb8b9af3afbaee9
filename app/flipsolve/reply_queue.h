#pragma once

#include "app/flipsolve/reply.h"
#include "core/base/monitor.h"
#include "core/base/threads.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace flip::console {

/// Works out replies on several threads and returns them in the order in which they were added. The work
/// added last is held back: it starts when more is added, or when it is the only one left and then gets all
/// threads. That way many small puzzles are solved side by side, a single large one is solved by all threads,
/// and with one thread no other is started. If the system provides fewer threads, those do the work; if it
/// provides none, the thread that takes the replies does.
class ReplyQueue {
  public:
    /// Works out one reply with at most `threads` threads. The monitor may be null.
    using Work = std::function<Reply(int threads, Monitor* monitor)>;

    /// The number of replies per thread that are in progress or waiting to be taken: enough to keep all
    /// threads busy while one of them takes longer.
    static constexpr std::size_t windowPerThread = 8;

    explicit ReplyQueue(int threads) : threads_(threads), mostWorkers_(static_cast<std::size_t>(threads)) {}

    ReplyQueue(const ReplyQueue&) = delete;
    ReplyQueue& operator=(const ReplyQueue&) = delete;
    /// Asks the running work to stop, and waits for it, at most about 50 ms.
    ~ReplyQueue();

    /// Must not be full.
    void add(Work work);

    [[nodiscard]] bool isEmpty() const { return jobs_.empty() && !held_; }

    [[nodiscard]] bool isFull() const {
        const std::size_t window = threads_ == 1 ? 1 : windowPerThread * static_cast<std::size_t>(threads_);
        return jobs_.size() + (held_ ? 1 : 0) >= window;
    }

    /// Takes the oldest reply, waiting for it if necessary; the queue must not be empty. If the search runs
    /// on this thread, `monitor`, which may be null, receives its progress; otherwise `whileWaiting` is
    /// called ten times a second.
    [[nodiscard]] Reply take(Monitor* monitor, const std::function<void()>& whileWaiting);

    /// Whether take() would not have to wait.
    [[nodiscard]] bool isReady();

  private:
    struct Job {
        Work work;
        std::optional<Reply> reply;
        /// The exception of the work, to be rethrown by take().
        std::exception_ptr failure;
    };

    void start(Work work);
    void startWorker();
    void serve();

    [[nodiscard]] static bool isDone(const Job& job) { return job.reply || job.failure; }

    int threads_;
    std::size_t mostWorkers_;
    std::optional<Work> held_;
    /// In the order in which they were added. The mutex guards the contents of a job; the list itself is only
    /// changed by the owner's thread.
    std::deque<std::shared_ptr<Job>> jobs_;
    std::mutex mutex_;
    std::condition_variable waiting_;
    std::condition_variable done_;
    std::deque<std::shared_ptr<Job>> open_;
    std::atomic<bool> isEnding_{false};
    /// Last member, so that the threads end before what they use is destroyed.
    std::vector<JoiningThread> workers_;
};

} // namespace flip::console
