#pragma once

#include "core/solve/outcome.h"

#include <optional>

namespace flip {

/// No press set with fewer presses solves: each press turns at most m pieces, so it takes at least as many
/// presses as m goes into the pieces to flip. O(1) for a pattern, O(cells²/64) for a table.
[[nodiscard]] std::int64_t leastPresses(const Rule& rule, std::int64_t piecesToFlip);
/// For the goal's colour that needs fewer. O(cells) more.
[[nodiscard]] std::int64_t leastPresses(const Puzzle& puzzle);

/// What branch and bound says when it is stopped: the best press set that it has found, not proven to be the
/// smallest, or only that it was stopped.
[[nodiscard]] Answer bestSoFar(const Puzzle& puzzle, const std::optional<Optimal>& found, Stopped stopped);

} // namespace flip
