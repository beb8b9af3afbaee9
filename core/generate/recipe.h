#pragma once

#include "core/base/search_context.h"
#include "core/model/puzzle.h"

#include <cstdint>
#include <optional>

namespace flip {

/// Everything that the board of a puzzle is made from (board_that_needs.h). Whoever types it in gets the same
/// puzzle, on every machine and for ever.
struct Recipe {
    Rule rule;
    Goal::Kind goal = Goal::Either;
    /// The minimum of the board.
    std::int64_t presses = 1;
    std::uint64_t seed = 0;
};

/// Nothing if no board was found that needs so many presses, or if the context ends the search.
[[nodiscard]] std::optional<Puzzle> puzzleFrom(const Recipe& recipe, const SearchContext& context = {});

} // namespace flip
