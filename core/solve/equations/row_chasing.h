#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Whether solveByRows takes the rule: a clipped pattern that is symmetric left to right, and whose upper or
/// lower row contains only its middle cell. The plus is one of them.
[[nodiscard]] bool rowsDetermineEachOther(const Rule& rule);

/// Solves the equations of a rule with rowsDetermineEachOther(); solveEquations decides when to use it. Takes
/// O((rows + columns)·columns/64) time for the elimination and the same again for every right-hand side and
/// quiet pattern. Returns nullopt if stopped by the clock.
[[nodiscard]] std::optional<Equations> solveByRows(const Rule& rule, std::span<const Grid> rightSides,
                                                   std::int64_t quietMemory, SearchClock& clock);

/// The bytes that solveByRows takes, besides what it returns and a row for every quiet pattern. O(1).
[[nodiscard]] double rowChasingMemory(Size size);

} // namespace flip
