#pragma once

#include "core/explain/solution_sets.h"
#include "core/model/ties.h"

#include <optional>

namespace flip {

/// The first optimal press set, over all colours, in the order `ties`; any one for Ties::Any. Nothing if the
/// puzzle is impossible, or if not all optimal press sets are listed and the first one might not be among
/// them.
[[nodiscard]] std::optional<Optimal> chosenSet(const SolutionSets& sets, Ties ties);

} // namespace flip
