#pragma once

#include <chrono>
#include <cstdint>

namespace flip {

/// What a search has cost.
struct Cost {
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds time{0};
    /// The most bytes that the method held at a time besides the puzzle.
    std::int64_t memory = 0;
};

} // namespace flip
