#pragma once

#include "core/base/search_clock.h"
#include "core/solve/lightest/independent_parts.h"

namespace flip {

// Finds light elements of `element` + span(part.basis) if the span is too large to be searched. The result
// depends only on the element and the part, unless the clock stops the search.

/// Adds vectors of the basis as long as that makes the element lighter.
void descend(Grid& element, const std::vector<Grid>& basis, SearchClock& clock);

/// Repeatedly draws some of the vectors at random and adds the combination of them that makes the element
/// lightest, until that has failed twenty times in a row. O(2^22) time per round, a few milliseconds on a
/// 100×100 board.
[[nodiscard]] Grid improveByNeighbourhoods(const IndependentPart& part, Grid element, SearchClock& clock);

/// The same, then again from elements near the best so far, until the clock stops or the element has no more
/// than `enough` cells, of the part or not.
[[nodiscard]] Grid improveUntilStopped(const IndependentPart& part, Grid element, std::int64_t enough,
                                       SearchClock& clock);

} // namespace flip
