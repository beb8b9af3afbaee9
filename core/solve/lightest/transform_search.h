#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/parallel_blocks.h"
#include "core/solve/lightest/peak.h"
#include "core/solve/lightest/walsh_kernels.h"

#include <cstdint>
#include <optional>

namespace flip {

/// The estimated time of searchByTransform(), in nanoseconds of one thread.
[[nodiscard]] double nanosecondsToTransform(int dimension);

/// The place where the correlation is highest, if it is at least `atLeast` there. Uses as many threads as the
/// clock's budget allows. A node is a place. If the clock stops the search, returns the best place found by
/// then. O(2^dimension) time and half a MiB of memory per thread, for any correlation.
[[nodiscard]] std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                                    SearchClock& clock, Workload& load,
                                                    const WalshKernels& kernels = bestWalshKernels());

} // namespace flip
