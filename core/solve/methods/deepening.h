#pragma once

#include "core/solve/method.h"

namespace flip {

/// Iterative-deepening depth-first search; see the source. These are refuses() and search() of its row in the
/// table.
[[nodiscard]] std::optional<TooLarge> deepeningRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchByDeepening(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
