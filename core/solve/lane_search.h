#pragma once

#include "core/solve/lane_kernels.h"
#include "core/solve/peak.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// A correlation in coordinates that suit the search: bit i of a place adds directions[i] to the place in the
/// correlation's own.
struct LaneCoordinates {
    std::vector<std::uint64_t> directions;
    std::vector<Term> terms;
    /// Lanes that are too heavy for eight bits, and lane 0, which comes first.
    std::vector<std::size_t> wideLanes;

    [[nodiscard]] int dimension() const { return static_cast<int>(directions.size()); }

    [[nodiscard]] std::uint64_t originalPlace(std::uint64_t place) const;
};

/// Nothing when searchByLanes does not take the correlation: it has to have from 14 dimensions, up to 16,383
/// cells, and no more than a few lanes too heavy for eight bits. O(dimension²·cells).
[[nodiscard]] std::optional<LaneCoordinates> laneCoordinates(const Correlation& correlation);

/// highestPlace by branch and bound over blocks of 64 bins of eight bits. O(2^k) time, about a quarter of a
/// clock cycle a place with AVX-512; one MiB of memory a thread.
[[nodiscard]] std::optional<Peak> searchByLanes(const LaneCoordinates& coordinates, std::int64_t atLeast,
                                                SearchClock& clock, double nodes,
                                                const LaneKernels& kernels = bestLaneKernels());

} // namespace flip
