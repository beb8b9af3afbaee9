#pragma once

#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"

#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Solves the equations of any rule; solveEquations decides when to use it. Takes O(cells·b²/64) time and
/// cells·b bits, where b is the width in cells of the band that contains each equation: 2·columns + 3 for a
/// clipped pattern, 4·columns for a torus, all cells for a table at worst. Accounts to the clock
/// for each equation. Returns nullopt if stopped by the clock.
[[nodiscard]] std::optional<Equations> solveBySkyline(const Rule& rule, std::span<const Grid> rightSides,
                                                      std::int64_t quietMemory, SearchClock& clock);

/// The bytes that solveBySkyline takes, besides what it returns, at most. O(1).
[[nodiscard]] double skylineMemory(const Rule& rule);

} // namespace flip
