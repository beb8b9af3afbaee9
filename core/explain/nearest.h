#pragma once

#include "core/solve/method.h"

#include <cstdint>
#include <vector>

namespace flip {

/// The boards closest to a puzzle's that can be solved: which pieces to turn over by hand. Somebody who
/// copied a board finds the slip with it.
struct NearestSolvable {
    /// Proven: with fewer pieces turned over, no colour of the goal can be reached.
    int fewest = 0;
    /// How many sets of `fewest` pieces make the goal reachable.
    std::uint64_t count = 0;
    /// Whether all sets of `fewest` pieces have been looked at; otherwise the budget ended the search, and
    /// when none was found either, `fewest` is only a lower bound.
    bool complete = false;
    /// The sets of pieces, in lexicographic order; the first `mostListed` of them, or as many as the
    /// budget of memory has room for.
    std::vector<Grid> changes;

    static constexpr std::size_t mostListed = 1000;
};

/// Looks for sets of 0, 1, 2, … pieces, O(cells^(d − 1)) for an answer of d. Ends when the context's budget
/// does; without a node budget of its own it looks at 16 million sets, a second or so. A node is a set of
/// d − 1 pieces. Works for nullities up to 64; above, and for boards whose elimination does not fit
/// the budget, nothing is looked at.
[[nodiscard]] NearestSolvable nearestSolvable(const Puzzle& puzzle, const SearchContext& context = {});

} // namespace flip
