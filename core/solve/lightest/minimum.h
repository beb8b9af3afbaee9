#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/echelon.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flip {

/// The lightest element of some cosets, as far as it has been found.
struct LightestElement {
    Grid element;
    /// How many cells it has.
    std::int64_t weight = 0;
    /// Which coset it is from.
    std::size_t coset = 0;
    /// Proven: no element of any of the cosets has fewer cells.
    std::int64_t lowerBound = 0;

    [[nodiscard]] bool proven() const { return weight == lowerBound; }
};

/// The element with the fewest cells of all cosets r + `space`, for each r of `representatives` (at least
/// one). Among equally light ones the first coset wins, and within it the element whose list of cells, in
/// reading order, is lexicographically first: so the answer does not depend on the way it is searched.
/// When the clock stops the search, the best so far, with what is proven then. A node is one element weighed
/// or ruled out, or one state of a trellis (trellis.h); up to 2^k of them for each coset and independent part
/// of dimension k.
[[nodiscard]] LightestElement lightestElement(const EchelonBasis& space, std::vector<Grid> representatives,
                                              SearchClock& clock);

/// Of `memory` bytes, how many a basis of grids of this size may take so that the rest suffices for what
/// lightestElement holds besides: copies of the basis and of its cells, part by part, and for each cell a
/// term.
[[nodiscard]] std::int64_t weighableBasisMemory(Size size, std::int64_t memory);

} // namespace flip
