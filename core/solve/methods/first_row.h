#pragma once

#include "core/solve/method.h"

namespace flip {

/// Tries every first row; the others are then forced (light chasing); see the source. These are refuses() and
/// search() of its row in the table.
[[nodiscard]] std::optional<TooLarge> firstRowRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchByFirstRow(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
