#pragma once

#include "core/base/search_context.h"
#include "core/model/puzzle.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

/// Two presses of the same piece, which cancel each other; by their numbers from 0.
struct CancelledPair {
    std::size_t first = 0;
    std::size_t second = 0;
    Cell cell;

    /// Whether the piece was pressed twice in a row.
    [[nodiscard]] bool isInARow() const { return second == first + 1; }

    friend bool operator==(const CancelledPair&, const CancelledPair&) = default;
};

/// A press after which not one press fewer was needed than before.
struct Detour {
    /// Its number from 0.
    std::size_t press = 0;
    /// How many presses it cost: 1, itself, if as many are needed as before; 2 if one more is needed.
    int cost = 0;

    friend bool operator==(const Detour&, const Detour&) = default;
};

/// What the presses of a game did.
struct GameReview {
    std::size_t presses = 0;
    /// Whether the puzzle has no solution.
    bool impossible = false;
    /// least[i] is the fewest presses needed after i presses. One more number than presses; or fewer if the
    /// context ended the search; none if the puzzle is impossible.
    std::vector<std::int64_t> least;
    /// In the order of the presses, as far as `least` is known. Two presses in a row that cancelled each
    /// other cost 2 together, and are no detours besides.
    std::vector<Detour> detours;
    /// In the order of the second presses. The first and the second press of a piece are a pair, the third
    /// and the fourth, and so on.
    std::vector<CancelledPair> cancelled;

    /// Whether the fewest presses are known at every place.
    [[nodiscard]] bool complete() const { return least.size() == presses + 1; }
};

/// The review of the first `made` presses.
[[nodiscard]] GameReview upTo(GameReview review, std::size_t made);

/// Reviews a game that began with `start`; all presses must lie on its board. One elimination, and then for
/// each press at most a search for the lightest solution (lightest_element.h), O(1) for a piece that no quiet
/// pattern has. `known` may have the first numbers of `least` from another game that began in the same way;
/// they are not computed again. Blocks; may be called from any thread.
[[nodiscard]] GameReview review(const Puzzle& start, std::span<const Cell> presses,
                                const SearchContext& context = {}, std::vector<std::int64_t> known = {});

} // namespace flip
