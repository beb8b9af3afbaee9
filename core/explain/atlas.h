#pragma once

#include "core/explain/board_family.h"
#include "core/solve/method.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace flip {

/// How many boards need a given number of presses.
struct OptimumCount {
    std::int64_t presses = 0;
    std::uint64_t boards = 0;

    friend bool operator==(OptimumCount, OptimumCount) = default;
};

/// The boards of a family, counted by the fewest presses that they need.
struct Atlas {
    /// Every minimum that occurs, the smallest first.
    std::vector<OptimumCount> optima;
    /// If false, `optima` counts boards drawn at random from those with a solution.
    bool exact = true;
    /// Of boards drawn at random: the lightest press set for the first of those that need the most presses.
    std::optional<Grid> hardest = {};

    [[nodiscard]] std::int64_t worst() const { return optima.back().presses; }
};

/// The exact distribution over all boards with a solution, or Stopped, or TooLarge.
///
/// Cells are interchangeable if every vector of T = family.alike() contains all or none of them. So press
/// sets are not weighed one by one, but by the number of cells they take from each such class: Π (cells in
/// the class + 1) cases, a node each, with 2^dim T weights to compare. That is never more than 2^cells, and
/// far less if T is small: 8×8 boards of the plus take 65 cases. Cells whose press does nothing do not count.
/// Refuses more than 2^30 weights or 2^64 boards. Takes every family of up to 25 cells, within about a second
/// and 128 MiB. Blocks; may be called from any thread.
[[nodiscard]] std::variant<Atlas, Stopped, TooLarge> countOptima(const BoardFamily& family,
                                                                 const SearchContext& context = {});

/// The most cells for which every board is tabulated: 2^20 bytes.
inline constexpr int largestTable = 20;

/// The fewest presses of every board, by its packed word, or noSolution. 2^cells bytes; O(2^cells) time.
/// Throws std::logic_error above largestTable cells.
[[nodiscard]] std::vector<std::int8_t> optimumOfEveryBoard(const BoardFamily& family);
inline constexpr std::int8_t noSolution = -1;

} // namespace flip
