#pragma once

#include "core/solve/lightest/peak.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

namespace flip {

/// The highest place found by several threads together.
class PeakRace {
  public:
    PeakRace(std::size_t threads, std::int64_t atLeast) : found_(threads), highest_(atLeast) {}

    /// Lower values no longer matter. Equal ones do, because the smallest place wins.
    [[nodiscard]] std::int64_t target() const { return highest_.load(std::memory_order_relaxed); }

    void offer(std::size_t thread, std::uint64_t place, std::int64_t value) {
        std::int64_t highest = target();
        if (value < highest) return;
        while (value > highest &&
               !highest_.compare_exchange_weak(highest, value, std::memory_order_relaxed)) {
        }
        std::optional<Peak>& own = found_[thread];
        if (!own || own->improvedBy(place, value)) own = {place, value};
    }

    /// The result, once all threads have ended.
    [[nodiscard]] std::optional<Peak> best() const {
        std::optional<Peak> best;
        for (const auto& peak : found_) {
            if (peak && (!best || best->improvedBy(peak->place, peak->value))) best = peak;
        }
        return best;
    }

  private:
    std::vector<std::optional<Peak>> found_;
    std::atomic<std::int64_t> highest_;
};

} // namespace flip
