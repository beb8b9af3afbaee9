#pragma once

#include "core/solve/lane_coordinates.h"
#include "core/solve/lane_kernels.h"
#include "core/solve/peak.h"

#include <cstdint>
#include <optional>

namespace flip {

/// highestPlace by branch and bound over blocks of 64 bins of eight bits. O(2^k) time, about a quarter of a
/// clock cycle a place with AVX-512 (of one place in each orbit, where there are symmetries); one MiB of
/// memory a thread.
[[nodiscard]] std::optional<Peak> searchByLanes(const LaneCoordinates& coordinates, std::int64_t atLeast,
                                                SearchClock& clock, double nodes,
                                                const LaneKernels& kernels = bestLaneKernels());

} // namespace flip
