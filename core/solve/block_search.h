#pragma once

#include "core/solve/peak.h"
#include "core/solve/search_clock.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace flip {

/// What one thread has found, and the highest value that any thread has found.
class Incumbent {
  public:
    explicit Incumbent(std::atomic<std::int64_t>& highest) : highest_(highest) {}

    /// Lower values do not matter any more. Equal ones do, because of the order of ties.
    [[nodiscard]] std::int64_t target() const { return highest_.load(std::memory_order_relaxed); }

    void offer(std::uint64_t place, std::int64_t value) {
        std::int64_t highest = target();
        if (value < highest) return;
        while (value > highest &&
               !highest_.compare_exchange_weak(highest, value, std::memory_order_relaxed)) {
        }
        if (!found_ || found_->improvedBy(place, value)) found_ = {place, value};
    }

    [[nodiscard]] const std::optional<Peak>& found() const { return found_; }

  private:
    std::atomic<std::int64_t>& highest_;
    std::optional<Peak> found_;
};

/// Where there are no symmetries, all blocks have this front.
inline constexpr std::array<std::uint32_t, 1> onlyFront{0};

/// Which blocks of places are searched: those whose number has one of the fronts above its freeBits lowest
/// bits.
struct Blocks {
    int freeBits = 0;
    std::span<const std::uint32_t> fronts = onlyFront;

    [[nodiscard]] std::uint64_t count() const { return fronts.size() << freeBits; }

    /// For each front the others in the order of the Gray code, so that the next number differs from number
    /// i − 1 in the lowest 1 of i.
    [[nodiscard]] std::uint64_t operator[](std::uint64_t i) const {
        const std::uint64_t free = i & ((std::uint64_t{1} << freeBits) - 1);
        return std::uint64_t{fronts[i >> freeBits]} << freeBits | (free ^ free >> 1U);
    }

    /// Whether it is the first of its front, for which that is not so.
    [[nodiscard]] bool isFirst(std::uint64_t i) const {
        return (i & ((std::uint64_t{1} << freeBits) - 1)) == 0;
    }
};

/// Runs through blocks of places on as many threads as the budget allows. A Worker is copied for every
/// thread; start(number) puts it on a block, turn(bit) changes one bit of the block's number,
/// search(Incumbent&) looks for high places in the block. A block is never skipped for anything but its own
/// bound, so what is found does not depend on which thread comes first.
template <class Worker>
class BlockSearch {
  public:
    /// `places` are weighed or ruled out when all blocks are done.
    BlockSearch(const Worker& worker, Blocks blocks, std::uint64_t places, std::int64_t atLeast)
        : worker_(worker), blocks_(blocks), places_(places), highest_(atLeast) {}

    /// The calling thread searches, too, and it alone talks to the clock.
    std::optional<Peak> run(SearchClock& clock, double nodes) {
        const std::uint64_t useful = std::clamp<std::uint64_t>(places_ / placesPerThread, 1, blocks_.count());
        const auto allowed = static_cast<std::uint64_t>(std::max(clock.budget().threads, 1));
        std::vector<std::optional<Peak>> found(std::min(allowed, useful));
        chunkBlocks_ =
            std::clamp<std::uint64_t>(blocks_.count() / (found.size() * chunksPerThread), 1, mostChunkBlocks);
        {
            std::vector<std::jthread> helpers;
            for (std::size_t i = 1; i < found.size(); ++i) {
                helpers.emplace_back([this, &found, i] { found[i] = work([] { return true; }); });
            }
            found[0] = work([&] { return count(clock, nodes, 1); });
        }
        if (!stop_) static_cast<void>(count(clock, nodes, 0));
        return best(found);
    }

  private:
    /// Below, a thread costs more than it helps.
    static constexpr std::uint64_t placesPerThread = std::uint64_t{1} << 20U;
    /// So that no thread waits long for the last one.
    static constexpr std::uint64_t chunksPerThread = 16;
    static constexpr std::uint64_t mostChunkBlocks = 64;

    /// mayGoOn() is asked before every block.
    template <class Ask>
    std::optional<Peak> work(Ask&& mayGoOn) {
        Worker worker = worker_;
        Incumbent incumbent(highest_);
        const std::uint64_t all = blocks_.count();
        for (std::uint64_t begin; (begin = next_.fetch_add(chunkBlocks_)) < all && !stop_;) {
            const std::uint64_t end = std::min(begin + chunkBlocks_, all);
            for (std::uint64_t i = begin; i < end && !stop_; ++i) {
                if (i == begin || blocks_.isFirst(i)) {
                    worker.start(blocks_[i]);
                } else {
                    worker.turn(std::countr_zero(i));
                }
                if (!mayGoOn()) stop_ = true;
                if (stop_) break;
                worker.search(incumbent);
                done_.fetch_add(1, std::memory_order_relaxed);
            }
        }
        return incumbent.found();
    }

    /// Tells the clock of the blocks that are done and of `more` to come.
    bool count(SearchClock& clock, double nodes, std::uint64_t more) {
        const std::uint64_t done = done_.load(std::memory_order_relaxed) + more;
        const std::uint64_t reached = done < blocks_.count() ? done * (places_ / blocks_.count()) : places_;
        const std::uint64_t block = reached - std::exchange(counted_, reached);
        return clock.countBlock(block, [&] { return static_cast<double>(clock.nodes()) / nodes; });
    }

    static std::optional<Peak> best(const std::vector<std::optional<Peak>>& found) {
        std::optional<Peak> best;
        for (const auto& peak : found) {
            if (peak && (!best || best->improvedBy(peak->place, peak->value))) best = peak;
        }
        return best;
    }

    const Worker& worker_;
    Blocks blocks_;
    std::uint64_t places_;
    /// So many blocks in a row are changed into one another bit by bit.
    std::uint64_t chunkBlocks_ = 1;
    std::atomic<std::int64_t> highest_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> stop_{false};
    /// So many of the places the clock knows of.
    std::uint64_t counted_ = 0;
};

} // namespace flip
