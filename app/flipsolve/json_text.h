#pragma once

#include "core/explain/solution_sets.h"

#include <string>
#include <variant>

namespace flip::console {

/// --json: everything about one puzzle and its answer as a JSON object (RFC 8259) on one line. The manual
/// page documents the members. Only for pattern rules, and for answers that are Optimal, Unproven or
/// Impossible.
[[nodiscard]] std::string jsonLine(const Puzzle& puzzle, const Method& method, const Outcome& outcome,
                                   const std::variant<SolutionSets, Stopped, TooLarge>& sets);

} // namespace flip::console
