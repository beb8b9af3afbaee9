#pragma once

#include "core/base/result.h"
#include "core/base/search_context.h"
#include "core/solve/outcome.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace flip {

/// A number of puzzles with the same rule and goal.
struct SeriesOrder {
    /// The minimum of the first puzzle and that of the last; those between them rise evenly.
    struct Presses {
        std::int64_t from = 1;
        std::int64_t to = 1;
    };

    Rule rule;
    Goal::Kind goal = Goal::Either;
    int count = 1;
    /// Nothing if any board with a solution will do.
    std::optional<Presses> presses;
    std::uint64_t seed = 0;
};

/// A puzzle with its answer.
struct AnsweredPuzzle {
    Puzzle puzzle;
    Answer answer;
};

/// No board of this size was found that needs this many presses.
struct NoBoardNeeds {
    std::int64_t presses = 0;
};

using SeriesProblem = std::variant<NoBoardNeeds, Stopped>;

/// The puzzles in order. No two are the same, unless there are hardly any others. The same order gives the
/// same puzzles on every machine, if the budget, which each of them gets anew, does not end a search.
[[nodiscard]] Result<std::vector<AnsweredPuzzle>, SeriesProblem> puzzleSeries(const SeriesOrder& order,
                                                                              const SearchContext& context);

} // namespace flip
