#pragma once

#include "core/model/grid.h"

#include <bit>
#include <cstddef>

namespace flip {

// Which of several optimal press sets is returned: the one whose list of cells, in reading order, is
// lexicographically first. Of two sets with equally many cells, that is the one that contains the first cell
// in which they differ. A judge may want the opposite order; see Ties.

/// Which of several optimal press sets to choose.
enum class Ties {
    Any,
    /// The one that presses the earlier cell, in reading order, where two of them first differ. Of a single
    /// colour, this is what the default method returns anyway; of two colours it prefers white.
    EarlierCells,
    /// The opposite: the one that is lexicographically first as a string with a 0 or 1 for every cell.
    SmallerString,
};

/// Only the lowest set bit, or 0: the first cell of a packed set.
[[nodiscard]] constexpr Grid::Word lowestBit(Grid::Word word) { return word & (~word + 1); }

/// Whether packed set `a` is preferred to `b`, a different one with equally many cells.
[[nodiscard]] constexpr bool comesFirst(Grid::Word a, Grid::Word b) { return (a & lowestBit(a ^ b)) != 0; }

/// The same for grids of one size. O(cells/64).
[[nodiscard]] inline bool comesFirst(const Grid& a, const Grid& b) {
    for (int row = 0; row < a.rows(); ++row) {
        for (std::size_t i = 0; i < a.row(row).size(); ++i) {
            if (a.row(row)[i] != b.row(row)[i]) return comesFirst(a.row(row)[i], b.row(row)[i]);
        }
    }
    return false;
}

/// Whether packed set `a` has fewer cells than `b`, or equally many and is preferred.
[[nodiscard]] constexpr bool isBetter(Grid::Word a, Grid::Word b) {
    const int difference = std::popcount(a) - std::popcount(b);
    return difference < 0 || (difference == 0 && comesFirst(a, b));
}

} // namespace flip
