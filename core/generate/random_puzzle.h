#pragma once

#include "core/model/puzzle.h"

#include <cstdint>

namespace flip {

/// A board that can be solved: a random press set, each cell with chance one half, pressed on a board of one
/// of the goal's colours. Every solvable board is equally likely for a goal of one colour. Not solved
/// already, unless every board that presses make is (where no press changes anything, or 1×1 for either
/// colour). The same seed gives the same puzzle everywhere. O(cells).
[[nodiscard]] Puzzle randomPuzzle(const Rule& rule, Goal goal, std::uint64_t seed);

} // namespace flip
