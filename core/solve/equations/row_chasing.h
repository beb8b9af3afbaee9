#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Whether solveByRows takes the rule: a clipped pattern, the same when mirrored left to right, whose upper
/// or lower row holds only its middle cell. The plus is one of them.
[[nodiscard]] bool rowsDetermineEachOther(const Rule& rule);

/// Solves the equations of a rule that rowsDetermineEachOther; see solveEquations, which chooses. Takes
/// O((rows + columns)·columns/64) time for the elimination and as much again for every right-hand side and
/// quiet pattern. Nothing when the clock stops it.
[[nodiscard]] std::optional<Equations> solveByRows(const Rule& rule, std::span<const Grid> rightSides,
                                                   std::int64_t quietMemory, SearchClock& clock);

/// The bytes that solveByRows takes, besides what it returns and a row for every quiet pattern. O(1).
[[nodiscard]] double rowChasingMemory(Size size);

} // namespace flip
