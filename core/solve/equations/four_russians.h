#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"
#include "core/solve/equations/row_kernels.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Solves the equations of any rule; see solveEquations, which chooses. For rules in which most presses flip
/// many pieces all over the board. O(cells³/320) operations on words. Nothing when the clock stops it.
[[nodiscard]] std::optional<Equations> solveByFourRussians(const Rule& rule, std::span<const Grid> rightSides,
                                                           std::int64_t quietMemory, SearchClock& clock,
                                                           const RowKernels& kernels = bestRowKernels());

/// The bytes that solveByFourRussians takes, besides what it returns. O(1).
[[nodiscard]] double fourRussiansMemory(const Rule& rule);

} // namespace flip
