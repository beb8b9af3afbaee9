#pragma once

#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/base/threads.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>
#include <vector>

namespace flip {

/// The expected cost of one of several equal searches, and the part of it that is done, in nanoseconds of one
/// thread. Only their ratio matters: with the searches before it, it is reported as the progress.
struct Workload {
    double total = 0;
    double done = 0;
    std::size_t before = 0;
    std::size_t searches = 1;

    [[nodiscard]] double share() const {
        const double here = total > 0 ? std::min(done / total, 1.0) : 0;
        return (static_cast<double>(before) + here) / static_cast<double>(searches);
    }
};

/// Work that consists of equal blocks.
struct Blocks {
    std::uint64_t count = 0;
    /// Nodes that the clock counts for each block.
    std::uint64_t nodes = 0;
    double nanoseconds = 0;
    /// Bytes that each thread takes.
    std::size_t memory = 0;
};

/// Whether the first worker may take these bytes, which run() accounts for together with those of the others.
/// If not, the clock has ended the search.
[[nodiscard]] inline bool isRoomFor(std::size_t bytes, SearchClock& clock) {
    return MemoryShare(clock, static_cast<double>(bytes)).granted();
}

/// Shares blocks among as many threads as the clock's budget allows.
class ParallelBlocks {
  public:
    ParallelBlocks(Blocks blocks, SearchClock& clock, Workload& load)
        : blocks_(blocks), clock_(clock), load_(load), leftOut_(blocks.count) {
        const double useful = blocks.nanoseconds * static_cast<double>(blocks.count) / leastNanoseconds;
        const double fitting =
            static_cast<double>(clock.budget().memory) / static_cast<double>(blocks.memory + memoryOfThread);
        const double allowed = std::clamp<double>(clock.budget().threads, 1, std::max(fitting, 1.0));
        threads_ = static_cast<std::size_t>(std::clamp(useful, 1.0, allowed));
        run_ = std::clamp<std::uint64_t>(blocks.count / (threads_ * runsPerThread), 1, longestRun);
    }

    /// A worker for each thread: this one and copies of it. If there is not enough memory for all, there will
    /// be fewer threads.
    template <class Worker>
    [[nodiscard]] std::vector<Worker> workers(Worker worker) {
        std::vector<Worker> all;
        all.push_back(std::move(worker));
        try {
            all.reserve(threads_);
            while (all.size() < threads_) all.push_back(all.front());
        } catch (const std::bad_alloc&) {
            threads_ = all.size();
        }
        return all;
    }

    /// Calls work(thread, number) once for each number below the count, in runs of consecutive numbers. The
    /// calling thread is thread 0, and the only one to use the clock. False if the clock has ended the
    /// search.
    template <class Work>
    bool run(Work&& work) {
        const MemoryShare memory(clock_, static_cast<double>(threads_ * blocks_.memory));
        if (!memory.granted()) {
            leaveOut(0);
            return false;
        }
        const auto share = [&](std::size_t thread) {
            for (std::uint64_t begin; (begin = next_.fetch_add(run_)) < blocks_.count;) {
                const std::uint64_t end = std::min(begin + run_, blocks_.count);
                for (std::uint64_t number = begin; number < end; ++number) {
                    if (!mayStart(thread)) {
                        leaveOut(number);
                        return;
                    }
                    work(thread, number);
                }
            }
        };
        runTogether(threads_, share, [this] { stop_ = true; });
        return !stop_ && count(blocks_.count);
    }

    /// After run(): all blocks with smaller numbers have been done, even if the clock has ended the search.
    [[nodiscard]] std::uint64_t doneBefore() const { return leftOut_; }

  private:
    /// For less work than this, a thread costs more than it helps.
    static constexpr double leastNanoseconds = 250'000;
    static constexpr std::size_t memoryOfThread = std::size_t{1} << 18U;
    /// So that no thread waits long for the last one.
    static constexpr std::uint64_t runsPerThread = 16;
    static constexpr std::uint64_t longestRun = 64;

    /// Whether a block may be done; it is counted before.
    bool mayStart(std::size_t thread) {
        if (stop_) return false;
        const std::uint64_t started = started_.fetch_add(1, std::memory_order_relaxed) + 1;
        if (thread == 0 && !count(started)) stop_ = true;
        return !stop_;
    }

    void leaveOut(std::uint64_t number) {
        std::uint64_t first = leftOut_;
        while (number < first && !leftOut_.compare_exchange_weak(first, number)) {
        }
    }

    bool count(std::uint64_t started) {
        const std::uint64_t more = started - std::exchange(counted_, started);
        load_.done += static_cast<double>(more) * blocks_.nanoseconds;
        return clock_.countBlock(more * blocks_.nodes, [this] { return load_.share(); });
    }

    Blocks blocks_;
    SearchClock& clock_;
    Workload& load_;
    std::size_t threads_ = 1;
    std::uint64_t run_ = 1;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> started_{0};
    std::atomic<bool> stop_{false};
    std::atomic<std::uint64_t> leftOut_;
    /// How many of the blocks the clock has counted.
    std::uint64_t counted_ = 0;
};

} // namespace flip
