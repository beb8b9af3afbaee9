#pragma once

#include "core/model/puzzle.h"

#include <cstdint>

namespace flip {

/// A random solvable puzzle: a random press set, each cell with probability one half, pressed on a board of
/// one of the goal's colours. For a goal of one colour, every solvable board is equally likely. The board is
/// not already solved, unless every reachable board is (if no press changes anything, or on 1×1 for either
/// colour). The same seed gives the same puzzle everywhere. O(cells).
[[nodiscard]] Puzzle randomPuzzle(const Rule& rule, Goal goal, std::uint64_t seed);

} // namespace flip
