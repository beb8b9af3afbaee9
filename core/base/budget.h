#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace flip {

/// Every limit of one search, in one place. The defaults suit a person who waits at a screen.
struct Budget {
    /// Wall-clock time.
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
    /// Search nodes; what a node is, each method says in the table.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Bytes that the method may take besides the puzzle itself.
    std::int64_t memory = std::int64_t{1} << 30;
    /// Threads that the method may use; at least 1. The answer does not depend on it.
    int threads = 1;

    /// What is left of it after so much time.
    [[nodiscard]] Budget after(std::chrono::nanoseconds elapsed) const {
        Budget rest = *this;
        if (time != std::chrono::nanoseconds::max())
            rest.time = std::max(time - elapsed, std::chrono::nanoseconds::zero());
        return rest;
    }
};

} // namespace flip
