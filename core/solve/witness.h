#pragma once

#include "core/base/search_clock.h"
#include "core/solve/outcome.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// The proof that a puzzle's goal cannot be reached: one witness against every colour of the goal; there
/// always is one that serves both. Empty when some colour can be reached. It has as few cells as can be found
/// with a million tries, on boards of more than a million cells as it comes, and is always the same for the
/// same puzzle. Costs an elimination of the equations; nothing when the clock stops it, or its memory does
/// not suffice.
[[nodiscard]] std::optional<std::vector<Witness>> parityWitnesses(const Puzzle& puzzle, SearchClock& clock);

/// The same without limits.
[[nodiscard]] std::vector<Witness> parityWitnesses(const Puzzle& puzzle);

} // namespace flip
