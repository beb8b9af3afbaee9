#pragma once

#include "core/solve/independent_parts.h"
#include "core/solve/search_clock.h"

#include <cstdint>

namespace flip {

/// At most so many nodes are counted by improveByNeighbourhoods.
inline constexpr std::uint64_t mostNeighbourhoodNodes = std::uint64_t{200} << 26U;

/// A light element of `element` + span(part.basis), where the span is too large to be searched: again and
/// again the best that some of the vectors, drawn at random, can make of the element so far, until that has
/// failed a dozen times. Always the same for the same element, unless the clock ends it. `nodes` as in
/// highestPlace. O(2^26) time a round, some 20 ms on a board of 100×100.
[[nodiscard]] Grid improveByNeighbourhoods(const IndependentPart& part, Grid element, SearchClock& clock,
                                           double nodes);

} // namespace flip
