#pragma once

#include "core/solve/method.h"

namespace flip {

/// Backtracking cell by cell with branch and bound; see the source. These are refuses() and search() of its
/// row in the table.
[[nodiscard]] std::optional<TooLarge> rowBacktrackingRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchByRowBacktracking(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
