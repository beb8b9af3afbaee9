#pragma once

#include "core/base/search_clock.h"

#include <span>
#include <vector>

namespace flip {

/// The lowest possible peak of the correlation of a press set (lightest/correlation.h).
struct LowestPeak {
    /// For each class, its clear cells minus its set cells.
    std::vector<int> excess;
    /// The largest value of the correlation.
    int peak = 0;
    /// Proven: no choice of cells has a lower peak.
    int atLeast = 0;
};

/// The lowest peak over all sets of cells. Class m has `cells[m]` cells, which are in exactly those vectors
/// of a basis whose bits are set in m; cells[0], which are in no vector, do not count. There are 2^k classes;
/// k above mostClassBits takes too much memory. Not proven if the clock stops it. The same numbers of cells
/// give the same answer. Classes with an even number of cells are easy, since half of the cells can be set;
/// the difficulty grows with the number of odd classes.
[[nodiscard]] LowestPeak lowestPeak(std::span<const int> cells, SearchClock& clock);

inline constexpr int mostClassBits = 16;

/// The bytes that this takes with 2^k classes.
[[nodiscard]] double lowestPeakMemory(int k);

} // namespace flip
