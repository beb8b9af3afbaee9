#pragma once

#include "core/base/search_clock.h"
#include "core/solve/outcome.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// The proof that a puzzle's goal cannot be reached: a single witness against every colour of the goal; there
/// always is one. Empty if some colour can be reached. The witness has as few cells as a million tries can
/// find (on boards of more than a million cells, it is not reduced), and is always the same for the same
/// puzzle. Costs an elimination of the equations. Returns nullopt if stopped by the clock, or if there is not
/// enough memory.
[[nodiscard]] std::optional<std::vector<Witness>> parityWitnesses(const Puzzle& puzzle, SearchClock& clock);

} // namespace flip
