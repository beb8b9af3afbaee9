#pragma once

#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace flip {

/// A thread that its destructor waits for. libc++ has std::jthread only since version 20.
class JoiningThread {
  public:
    explicit JoiningThread(std::thread thread) : thread_(std::move(thread)) {}

    JoiningThread(JoiningThread&&) noexcept = default;
    JoiningThread& operator=(JoiningThread&&) = delete;

    ~JoiningThread() {
        if (thread_.joinable()) thread_.join();
    }

  private:
    std::thread thread_;
};

/// Starts a thread. Returns nothing if the system has no more threads or no memory for one. `body` must not
/// throw: nobody would catch the exception.
template <class Body>
[[nodiscard]] std::optional<JoiningThread> startThread(Body&& body) {
    try {
        return JoiningThread(std::thread(std::forward<Body>(body)));
    } catch (const std::system_error&) {
        return std::nullopt;
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

/// Runs work(0) on the calling thread and work(1) … work(count − 1) beside it, each on a thread of its own.
/// If the system has no more threads, the rest are not run at all; so the calls must take their shares of the
/// load as they go. Returns when all have ended. If one of them throws, stop() tells the others to end, and
/// the exception is rethrown here.
template <class Work, class Stop>
void runTogether(std::size_t count, Work&& work, Stop&& stop) {
    std::mutex mutex;
    std::exception_ptr failure;
    const auto run = [&](std::size_t number) {
        try {
            work(number);
        } catch (...) {
            stop();
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
        }
    };
    {
        std::vector<JoiningThread> helpers;
        helpers.reserve(count);
        for (std::size_t number = 1; number < count; ++number) {
            auto helper = startThread([&run, number] { run(number); });
            if (!helper) break;
            helpers.push_back(*std::move(helper));
        }
        run(0);
    }
    if (failure) std::rethrow_exception(failure);
}

} // namespace flip
