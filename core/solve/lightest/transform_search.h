#pragma once

#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/peak.h"
#include "core/solve/lightest/shared_blocks.h"
#include "core/solve/lightest/walsh_kernels.h"

#include <cstdint>
#include <optional>

namespace flip {

/// What it takes, about, in nanoseconds of one thread.
[[nodiscard]] double nanosecondsToTransform(int dimension);

/// The highest place of those where the correlation is at least `atLeast`, if there is one, on as many
/// threads as the clock's budget allows. A node is a place. Once the clock has stopped, the best found by
/// then. O(2^dimension) time and half a MiB of memory a thread, for any correlation.
[[nodiscard]] std::optional<Peak> searchByTransform(const Correlation& correlation, std::int64_t atLeast,
                                                    SearchClock& clock, Workload& load,
                                                    const WalshKernels& kernels = bestWalshKernels());

} // namespace flip
