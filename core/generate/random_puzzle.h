#pragma once

#include "core/model/puzzle.h"

#include <cstdint>

namespace flip {

/// A random solvable puzzle: a random press set, each cell with probability one half, pressed on a board of
/// one of the goal's colours, or on the target. Unless the goal is either colour, all solvable boards that
/// are not solved already are equally likely. The board is solved already only if every reachable one is: if
/// no press changes anything, or, for either colour, if every press turns over all pieces or none (with the
/// plus, on 1×1 and 1×2). The same seed gives the same puzzle everywhere. O(cells).
[[nodiscard]] Puzzle randomPuzzle(const Rule& rule, Goal goal, std::uint64_t seed);

} // namespace flip
