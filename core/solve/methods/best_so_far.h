#pragma once

#include "core/solve/outcome.h"

#include <optional>

namespace flip {

/// A lower bound on the presses needed: if a press flips at most m pieces, it is piecesToFlip / m, rounded
/// up. O(1) for a pattern, O(cells²/64) for a table.
[[nodiscard]] std::int64_t leastPresses(const Rule& rule, std::int64_t piecesToFlip);
/// The same for the colour of the goal with the lower bound. O(cells) more.
[[nodiscard]] std::int64_t leastPresses(const Puzzle& puzzle);

/// The answer of a branch and bound that was stopped: the best press set found so far, not proven to be
/// minimal, or Stopped if there is none.
[[nodiscard]] Answer bestSoFar(const Puzzle& puzzle, const std::optional<Optimal>& found, Stopped stopped);

} // namespace flip
