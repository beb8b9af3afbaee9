#pragma once

#include "core/solve/method.h"

namespace flip {

/// Linear equations over GF(2), then the lightest of their solutions; see the source. These are refuses() and
/// search() of its row in the table.
[[nodiscard]] std::optional<TooLarge> algebraRefuses(const Puzzle& puzzle, const Budget& budget);
[[nodiscard]] Outcome searchByAlgebra(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
