#pragma once

#include "core/solve/method.h"

namespace flip {

/// Breadth-first search over boards; see the source. These are refuses() and search() of its row in the
/// table.
[[nodiscard]] std::optional<TooLarge> breadthFirstRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchBreadthFirst(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
