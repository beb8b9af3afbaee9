#pragma once

#include "core/explain/solution_sets.h"
#include "core/model/ties.h"

#include <optional>

namespace flip {

/// The optimal press set that comes first in an order, over all colours; any order will do for Ties::Any.
/// Nothing when the puzzle is impossible, or when there are more sets than have been listed and the order
/// asks for one of the others.
[[nodiscard]] std::optional<Optimal> chosenSet(const SolutionSets& sets, Ties ties);

} // namespace flip
