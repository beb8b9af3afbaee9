#pragma once

#include "core/solve/lightest/parallel_blocks.h"
#include "core/solve/lightest/peak.h"
#include "core/solve/lightest/trellis.h"

#include <cstdint>
#include <optional>

namespace flip {

/// The estimated time per state.
inline constexpr double nanosecondsPerState = 0.3;

/// The same result as searchByTransform, along a trellis of the correlation's part. A node is a state; there
/// are trellis.work of them. O(1) per state, and one MiB of memory per thread.
[[nodiscard]] std::optional<Peak> searchAlongTrellis(const Trellis& trellis, const Correlation& correlation,
                                                     std::int64_t atLeast, SearchClock& clock,
                                                     Workload& load);

} // namespace flip
