#pragma once

#include "core/base/search_clock.h"

#include <span>
#include <vector>

namespace flip {

/// How low the correlation of a press set (lightest/correlation.h) can be kept at its peak.
struct LowestPeak {
    /// For each class, how many more of its cells are clear than set.
    std::vector<int> excess;
    /// The largest value of their correlation.
    int peak = 0;
    /// Proven: no choice of cells has a lower peak.
    int atLeast = 0;
};

/// The lowest peak over all sets of cells, for classes of `cells[m]` cells that are in just the vectors of a
/// basis that the bits of m say; cells[0], of which every vector is clear, does not count. The number of
/// classes is 2^k; beyond k of mostClassBits it takes too much memory. Less than proven when the clock stops
/// it. The same numbers of cells give the same answer. Classes with an even number of cells are no trouble,
/// since half of them can be set; what is hard grows with the number of odd ones.
[[nodiscard]] LowestPeak lowestPeak(std::span<const int> cells, SearchClock& clock);

inline constexpr int mostClassBits = 16;

} // namespace flip
