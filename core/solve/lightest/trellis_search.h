#pragma once

#include "core/solve/lightest/peak.h"
#include "core/solve/lightest/shared_blocks.h"
#include "core/solve/lightest/trellis.h"

#include <cstdint>
#include <optional>

namespace flip {

/// What a state takes, about.
inline constexpr double nanosecondsPerState = 1;

/// The same as searchByTransform, along a trellis of the correlation's part. A node is a state: trellis.work
/// of them. O(1) a state, and one MiB of memory a thread.
[[nodiscard]] std::optional<Peak> searchAlongTrellis(const Trellis& trellis, const Correlation& correlation,
                                                     std::int64_t atLeast, SearchClock& clock,
                                                     Workload& load);

} // namespace flip
