#pragma once

#include "core/solve/lightest/independent_parts.h"
#include "core/solve/method.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace flip {

// All press sets that solve a puzzle, not just one. They are x₀ + the quiet patterns for each colour:
// 2^nullity of them. Where the quiet patterns fall apart into parts without a common cell, each part is
// looked at alone: the sizes of all sets, and the list of the smallest, are put together from those of the
// parts, so they are exact even where there are far too many to look at one by one.

/// How many press sets have one size.
struct SizeCount {
    std::int64_t presses = 0;
    /// 2^64 − 1 stands for that many or more.
    std::uint64_t sets = 0;

    friend bool operator==(SizeCount, SizeCount) = default;
};

/// The lightest choices in one independent part.
struct PartChoices {
    IndependentPart part;
    /// Numbers for elementOf, in lexicographic order; the first `mostListed` of them.
    std::vector<std::uint64_t> listed;

    static constexpr std::size_t mostListed = std::size_t{1} << 16U;
};

/// The press sets that turn every piece to one colour.
struct ColourSets {
    Colour colour = Colour::White;
    /// One that solves, clear at the leading cells of all quiet patterns.
    Grid start;
    /// All 2^nullity press sets by size, the smallest size first; every size that occurs.
    std::vector<SizeCount> sizes;
    std::vector<PartChoices> parts;

    [[nodiscard]] std::int64_t fewest() const { return sizes.front().presses; }

    /// How many have the fewest presses, and how many of them `smallest` can give.
    [[nodiscard]] std::uint64_t smallestCount() const { return sizes.front().sets; }

    [[nodiscard]] std::uint64_t listedCount() const;

    /// One with the fewest presses; index below listedCount(). Index 0 is the lexicographically first list
    /// of cells in reading order, the one that `algebra` finds. O(cells·nullity / 64).
    [[nodiscard]] Grid smallest(std::uint64_t index) const;
};

/// All press sets that reach a goal.
struct SolutionSets {
    /// The quiet patterns: what two press sets that solve for the same colour differ by.
    EchelonBasis quiet;
    /// The goal's colours that can be reached, white first; none when the puzzle is impossible.
    std::vector<ColourSets> colours;

    [[nodiscard]] int nullity() const { return quiet.dimension(); }

    /// The fewest presses over all colours. Only when a colour can be reached.
    [[nodiscard]] std::int64_t fewest() const;

    /// How many press sets are optimal, over all colours, and how many of them optimal() can give.
    [[nodiscard]] std::uint64_t optimalCount() const;
    [[nodiscard]] std::uint64_t listedCount() const;

    /// An optimal press set and its colour, white ones first; index below listedCount().
    [[nodiscard]] Optimal optimal(std::uint64_t index) const;
};

/// Largest dimension of a part that is looked at: four million press sets, at most a few seconds.
inline constexpr int largestListedPart = 22;

/// Everything above, or Stopped, or TooLarge when a part of the quiet patterns has more than
/// largestListedPart dimensions, when they take more than 10,000 cells, or when the elimination does not fit
/// the budget. A node is one press set weighed.
/// Blocks; from any thread.
[[nodiscard]] std::variant<SolutionSets, Stopped, TooLarge>
findSolutionSets(const Puzzle& puzzle, const SearchContext& context = {});

/// Every press set that solves for one colour, the smallest first, equally small ones in the order of the
/// dictionary. Only for a nullity of at most 16.
[[nodiscard]] std::vector<Grid> everySet(const SolutionSets& sets, const ColourSets& colour);

} // namespace flip
