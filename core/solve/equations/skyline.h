#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Solves the equations of any rule; see solveEquations, which chooses. Takes O(cells·b²/64) time and cells·b
/// bits, where b is the width of the band in which each equation lies, in cells: 2·columns + 3 for a clipped
/// pattern, 4·columns for a torus, all cells for a table at the worst. Nothing when the clock stops it; looks
/// at the clock once an equation.
[[nodiscard]] std::optional<Equations> solveBySkyline(const Rule& rule, std::span<const Grid> rightSides,
                                                      std::int64_t quietMemory, SearchClock& clock);

/// The bytes that solveBySkyline takes, besides what it returns, at most. O(1).
[[nodiscard]] double skylineMemory(const Rule& rule);

} // namespace flip
