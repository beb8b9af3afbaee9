#pragma once

#include "core/solve/peak.h"
#include "core/solve/trellis.h"

#include <cstdint>
#include <optional>

namespace flip {

/// highestPlace along a trellis of the correlation's part, but a node is a state: trellis.work of them. O(1)
/// a state, and one MiB of memory a thread.
[[nodiscard]] std::optional<Peak> searchAlongTrellis(const Trellis& trellis, const Correlation& correlation,
                                                     std::int64_t atLeast, SearchClock& clock, double nodes);

} // namespace flip
