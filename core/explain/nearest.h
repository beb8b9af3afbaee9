#pragma once

#include "core/solve/method.h"

#include <cstdint>
#include <vector>

namespace flip {

/// The solvable boards closest to a puzzle's board: which pieces to flip by hand. Helps to find a typing
/// mistake in a copied board.
struct NearestSolvable {
    /// Proven: flipping fewer pieces makes no colour of the goal reachable.
    int fewest = 0;
    /// How many sets of `fewest` pieces make the goal reachable; a lower bound unless `complete`.
    std::uint64_t count = 0;
    /// Whether all sets of `fewest` pieces have been tried; otherwise the budget ended the search, and if
    /// none was found, `fewest` is only a lower bound.
    bool complete = false;
    /// The sets of pieces, in lexicographic order; the first `mostListed` of them, or as many as the memory
    /// budget has room for.
    std::vector<Grid> changes;

    static constexpr std::size_t mostListed = 1000;
};

/// Tries sets of 0, 1, 2, … pieces, O(cells^(d − 1)) for an answer of d. Ends with the context's budget;
/// without a node limit there, after 16 million sets, about a second. A node is a set of d − 1 pieces. Works
/// for nullities up to 64; above that, and for boards whose elimination does not fit the budget, nothing is
/// tried.
[[nodiscard]] NearestSolvable nearestSolvable(const Puzzle& puzzle, const SearchContext& context = {});

} // namespace flip
