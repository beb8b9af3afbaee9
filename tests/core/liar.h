#pragma once

#include "core/solve/method.h"

#include <optional>

// A method that lies, to see that nobody passes its answers on.

namespace flip::test {

/// What it says, whatever it is asked.
inline Answer liarsAnswer;

inline const Method liar{
    .name = "liar",
    .summary = {},
    .origin = {},
    .node = {},
    .takes = {},
    .cost = {},
    .refuses = [](const Puzzle&, const Budget&) -> std::optional<TooLarge> { return std::nullopt; },
    .search =
        [](const Puzzle&, const SearchContext&) {
            return Outcome{liarsAnswer, {}};
        },
};

} // namespace flip::test
