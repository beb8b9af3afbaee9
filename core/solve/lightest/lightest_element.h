#pragma once

#include "core/base/obstacle.h"
#include "core/base/search_clock.h"
#include "core/solve/equations/echelon.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flip {

/// The lightest element found in several cosets, and what is proven about it.
struct LightestElement {
    Grid element;
    /// Its number of cells.
    std::int64_t weight = 0;
    /// The number of its coset.
    std::size_t coset = 0;
    /// Proven: no element of any of the cosets has fewer cells.
    std::int64_t lowerBound = 0;
    /// Whether the search ended before it was known that no other one of this weight comes before it.
    bool mayNotBeFirst = false;
    /// The greatest of those that kept a part of it from being proven; Ended if there was none.
    Obstacle obstacle = {};

    [[nodiscard]] bool proven() const { return weight == lowerBound; }
};

/// The element with the fewest cells of all cosets r + `space`, for each r of `representatives` (at least
/// one), none of which has an element of fewer than `fewest` cells. Among equally light ones the first coset
/// wins, and within it the element whose list of cells, in reading order, is lexicographically first: so the
/// answer does not depend on how it is searched for, unless it may not be the first. If the clock stops the
/// search, returns the best element so far, with what is proven by then. A search that is too long to be
/// proven takes all the time of a limit, unless it comes to an element of `fewest` cells. A node is one
/// element weighed or ruled out, or one state of a trellis (trellis.h); up to 2^k of them for each coset and
/// independent part of dimension k.
[[nodiscard]] LightestElement lightestElement(const EchelonBasis& space, std::vector<Grid> representatives,
                                              SearchClock& clock, std::int64_t fewest = 0);

/// How many of `memory` bytes a basis of grids of this size may take if the rest must suffice for
/// lightestElement: copies of the basis and of its cells, part by part, and a term for each cell.
[[nodiscard]] std::int64_t weighableBasisMemory(Size size, std::int64_t memory);

} // namespace flip
