#pragma once

#include "core/solve/method.h"

#include <optional>

// A method that lies, to see that nobody passes its answers on.

namespace flip::test {

/// What it says, whatever it is asked.
inline Answer told;

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
            return Outcome{told, {}};
        },
};

} // namespace flip::test
