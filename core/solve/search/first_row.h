#pragma once

#include "core/solve/method.h"

namespace flip {

/// Every first row, the others forced (light chasing); see the source. refuses() and search() of its row in
/// the table.
[[nodiscard]] std::optional<TooLarge> firstRowRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchByFirstRow(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
