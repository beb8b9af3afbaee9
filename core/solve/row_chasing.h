#pragma once

#include "core/solve/equations.h"
#include "core/solve/search_clock.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Whether solveByRows takes the rule: a clipped pattern, the same when mirrored left to right, whose upper
/// or lower row holds only its middle cell. The plus is one of them.
[[nodiscard]] bool rowsDetermineEachOther(const Rule& rule);

/// Solves the equations of a rule that rowsDetermineEachOther; see solveEquations, which chooses. Takes
/// O((rows + columns)·columns/64) time for the elimination and as much again for every right-hand side and
/// quiet pattern. Nothing when the clock ends it.
[[nodiscard]] std::optional<Equations> solveByRows(const Rule& rule, std::span<const Grid> rightSides,
                                                   std::int64_t quietMemory, SearchClock& clock);

} // namespace flip
