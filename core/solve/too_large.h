#pragma once

#include "core/solve/outcome.h"

#include <optional>

namespace flip {

// What the methods say when a puzzle is too large for them: the limit, and how far the puzzle is beyond it.

/// Refuses boards of more than `limit` cells.
[[nodiscard]] std::optional<TooLarge> refuseAboveCells(const Puzzle& puzzle, int limit);

/// Refuses searches of more than 2^limit branches; log2Branches is the estimate for this puzzle.
[[nodiscard]] std::optional<TooLarge> refuseAboveBranches(double log2Branches, int limit);

/// Refuses searches that need more bytes than the budget allows.
[[nodiscard]] std::optional<TooLarge> refuseAboveMemory(double bytes, std::int64_t limit);

/// The bytes of a PackedPuzzle of this size: what the searches on words hold at least.
[[nodiscard]] std::int64_t packedMemory(Size size);

} // namespace flip
