#pragma once

#include "core/solve/outcome.h"

#include <vector>

namespace flip {

/// The proof that a puzzle's goal cannot be reached: one witness against every colour of the goal; there
/// always is one that serves both. Empty when some colour can be reached. It has as few cells as can be found
/// with a million tries, and is always the same for the same puzzle. Costs an elimination of the equations,
/// see solveEquations.
[[nodiscard]] std::vector<Witness> parityWitnesses(const Puzzle& puzzle);

} // namespace flip
