#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

namespace flip {

/// All limits of one search. By default: as long as it takes, a gibibyte, one thread.
struct Budget {
    /// Wall-clock time.
    std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
    /// Search nodes; the table of methods says what a node is for each.
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    /// Bytes that the method may use besides the puzzle itself.
    std::int64_t memory = std::int64_t{1} << 30;
    /// Threads that the method may use; at least 1. A proven answer does not depend on their
    /// number; whether a very hard one can be proven in the given time does.
    int threads = 1;

    /// The same budget with `elapsed` taken off its time.
    [[nodiscard]] Budget after(std::chrono::nanoseconds elapsed) const {
        Budget rest = *this;
        if (time != std::chrono::nanoseconds::max())
            rest.time = std::max(time - elapsed, std::chrono::nanoseconds::zero());
        return rest;
    }
};

} // namespace flip
