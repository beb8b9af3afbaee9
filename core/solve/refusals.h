#pragma once

#include "core/solve/outcome.h"

#include <optional>

namespace flip {

// The refusals of puzzles that are too large for a method: its limit, and the size of the puzzle.

/// Refuses boards of more than `limit` cells.
[[nodiscard]] std::optional<TooLarge> refuseAboveCells(const Puzzle& puzzle, int limit);

/// Refuses searches of more than 2^limit branches; log2Branches is the estimate for this puzzle.
[[nodiscard]] std::optional<TooLarge> refuseAboveBranches(double log2Branches, int limit);

/// Refuses searches that need more bytes than the budget allows.
[[nodiscard]] std::optional<TooLarge> refuseAboveMemory(double bytes, std::int64_t limit);

/// The bytes of a PackedPuzzle of this size: the least memory of the searches on words.
[[nodiscard]] std::int64_t packedMemory(Size size);

} // namespace flip
