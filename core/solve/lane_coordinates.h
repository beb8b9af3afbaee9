#pragma once

#include "core/solve/correlation.h"
#include "core/solve/orbits.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

/// A correlation in coordinates that suit the search by lanes: bit i of a place adds directions[i] to the
/// place in the correlation's own. The lowest six bits are the lane, blockBits the block; fronts.bits of the
/// highest are the front.
struct LaneCoordinates {
    static constexpr int laneBits = 6;

    Fronts fronts;
    std::vector<Term> terms;
    /// Lanes that are too heavy for eight bits, and lane 0, which comes first.
    std::vector<std::size_t> wideLanes;
    int blockBits = 0;
    /// In the correlation's own coordinates.
    std::vector<PlaceMap> symmetries;

    [[nodiscard]] int dimension() const { return static_cast<int>(fronts.directions.size()); }

    [[nodiscard]] std::uint64_t originalPlace(std::uint64_t place) const;
};

/// Nothing when searchByLanes does not take the correlation: it has to have from 14 dimensions, up to 16,383
/// cells, and no more than a few lanes too heavy for eight bits. The symmetries are those of the correlation
/// or none. O(dimension²·cells).
[[nodiscard]] std::optional<LaneCoordinates> laneCoordinates(const Correlation& correlation,
                                                             std::vector<PlaceMap> symmetries = {});

} // namespace flip
