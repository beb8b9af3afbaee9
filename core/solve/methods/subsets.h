#pragma once

#include "core/solve/method.h"

namespace flip {

/// Exhaustive search over press sets in order of size; see the source. These are refuses() and search() of
/// its row in the table.
[[nodiscard]] std::optional<TooLarge> subsetsRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchBySubsets(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
