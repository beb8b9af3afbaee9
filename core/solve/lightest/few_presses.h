#pragma once

#include "core/base/search_clock.h"
#include "core/model/rule.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// What is known of the press sets that flip one of several grids.
struct FewPresses {
    /// The first of the lightest in the order of lightestElement, if it was found.
    std::optional<Grid> presses = {};
    /// The number of the grid that it flips.
    std::size_t grid = 0;
    /// Proven: no set that flips any of the grids is lighter.
    std::int64_t lowerBound = 0;
    /// Whether the search ended before it was known that no other one of this weight comes before it.
    bool mayNotBeFirst = false;
    /// Proven: no other set of this weight flips any of the grids.
    bool isOnly = false;
};

/// Looks for the lightest press set that flips one of `toFlip`, as long as few presses are enough: near the
/// end of a game on a board of any size, however many quiet patterns it has. A node is a set of presses that
/// was looked at; so many as to be worth it before a search for the lightest element. Nothing is found for
/// rules without a pattern, for sets of more than `mostFewPresses`, for grids of which more than an eighth
/// (and 60 cells) is to be flipped, and where there is too little memory.
[[nodiscard]] FewPresses fewPresses(const Rule& rule, const std::vector<Grid>& toFlip, SearchClock& clock);

/// Sets of more are hardly ever found: presses lie too close together on boards that fit onto a screen.
inline constexpr std::int64_t mostFewPresses = 256;

/// It is worth looking for them where there are so many quiet patterns: fewer are combined as soon.
inline constexpr int manyQuiet = 28;

} // namespace flip
