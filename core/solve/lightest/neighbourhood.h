#pragma once

#include "core/base/search_clock.h"
#include "core/solve/lightest/independent_parts.h"

namespace flip {

// Light elements of `element` + span(part.basis), where the span is too large to be searched. What is found
// depends on the element and the part alone, unless the clock stops it.

/// Adds vectors of the basis as long as that makes the element lighter.
void descend(Grid& element, const std::vector<Grid>& basis, SearchClock& clock);

/// Again and again the best that some of the vectors, drawn at random, can make of the element so far, until
/// that has failed twenty times in a row. O(2^22) time a round, a few milliseconds on a board of 100×100.
[[nodiscard]] Grid improveByNeighbourhoods(const IndependentPart& part, Grid element, SearchClock& clock);

/// The same, and then from elements near the best so far, until the clock stops.
[[nodiscard]] Grid improveUntilStopped(const IndependentPart& part, Grid element, SearchClock& clock);

} // namespace flip
