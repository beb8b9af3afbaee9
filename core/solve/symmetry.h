#pragma once

#include "core/solve/independent_parts.h"
#include "core/solve/search_clock.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace flip {

/// An affine map of the places of a correlation onto themselves: map(u + d) = map(u) + linear(d).
struct PlaceMap {
    std::uint64_t offset = 0;
    /// What bit i of a place adds to the offset. As many as there are bits.
    std::vector<std::uint64_t> images;

    [[nodiscard]] std::uint64_t linear(std::uint64_t direction) const {
        std::uint64_t sum = 0;
        for (; direction != 0; direction &= direction - 1) {
            sum ^= images[static_cast<std::size_t>(std::countr_zero(direction))];
        }
        return sum;
    }

    [[nodiscard]] std::uint64_t operator()(std::uint64_t place) const { return offset ^ linear(place); }
};

/// The turns and mirrorings of the board that carry the part's cells over into themselves, and there each
/// element of start + span(part.basis) into one of the same coset: as maps of the numbers that correlate()
/// gives the elements. Without the one that moves nothing; so at most seven, with which they form a group.
/// An element has as many cells as its image, so a correlation is the same at a place and at its image. None
/// once the clock has stopped. O(vectors·(vectors·cells/64 + set cells)) for each.
[[nodiscard]] std::vector<PlaceMap> symmetriesOf(const IndependentPart& part, const Grid& start,
                                                 SearchClock& clock);

} // namespace flip
