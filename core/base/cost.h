#pragma once

#include <chrono>
#include <cstdint>

namespace flip {

/// The cost of a search.
struct Cost {
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{0};
    /// The peak memory of the method in bytes, besides the puzzle.
    std::int64_t memory = 0;
};

} // namespace flip
