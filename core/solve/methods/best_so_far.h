#pragma once

#include "core/solve/outcome.h"

#include <optional>

namespace flip {

/// A lower bound on the presses needed: if a press flips at most m pieces, it is piecesToFlip / m, rounded
/// up. O(1) for a pattern, O(cells²/64) for a table.
[[nodiscard]] std::int64_t leastPresses(const Rule& rule, std::int64_t piecesToFlip);
/// The same for the colour of the goal with the lower bound. O(cells) more.
[[nodiscard]] std::int64_t leastPresses(const Puzzle& puzzle);

/// The answer of a search that ended before it was complete: the best press set found so far, and the proven
/// lower bound. A set that does not exceed the bound is optimal, though perhaps not the first of those.
[[nodiscard]] Answer bestSoFar(Optimal found, std::int64_t lowerBound);

/// The answer of a branch and bound that was stopped: Stopped if nothing has been found so far.
[[nodiscard]] Answer bestSoFar(const Puzzle& puzzle, const std::optional<Optimal>& found, Stopped stopped);

} // namespace flip
