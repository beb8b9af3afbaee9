#pragma once

#include "core/solve/peak.h"

namespace flip {

/// highestPlace by a full Walsh–Hadamard transform in blocks: O(2^k·min(k, 18)) time and at most one MiB of
/// memory a thread, for any correlation.
[[nodiscard]] std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                                    SearchClock& clock, double nodes);

} // namespace flip
