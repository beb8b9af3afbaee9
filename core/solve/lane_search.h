#pragma once

#include "core/solve/lane_kernels.h"
#include "core/solve/peak.h"

namespace flip {

/// Whether searchByLanes takes the correlation: from 14 dimensions and up to 16,383 cells, no more than a few
/// of its bins too heavy for eight bits. O(terms).
[[nodiscard]] bool fitsLanes(const Correlation& correlation);

/// highestPlace by branch and bound over blocks of 64 bins of eight bits; only for correlations that
/// fitsLanes. O(2^k) time, about a sixth of a clock cycle a place with AVX-512; one MiB of memory a thread.
[[nodiscard]] std::optional<Peak> searchByLanes(const Correlation& correlation, std::int64_t atLeast,
                                                SearchClock& clock, double nodes,
                                                const LaneKernels& kernels = bestLaneKernels());

} // namespace flip
