#pragma once

#include "core/solve/lightest/independent_parts.h"
#include "core/solve/method.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace flip {

// All press sets that solve a puzzle, of the cells that have a button. For each colour they are x₀ + the
// quiet patterns: 2^nullity of them. If the quiet patterns split into parts without a common cell, each part
// is searched separately: the sizes of all sets, and the list of the smallest, are combined from those of the
// parts. So they are exact even if there are far too many sets to try one by one.

/// How many press sets have one size.
struct SizeCount {
    std::int64_t presses = 0;
    /// 2^64 − 1 means that many or more.
    std::uint64_t sets = 0;

    friend bool operator==(SizeCount, SizeCount) = default;
};

/// The lightest choices in one independent part.
struct PartChoices {
    /// The same for all colours. Never null.
    std::shared_ptr<const IndependentPart> part;
    /// Arguments for elementOf, in lexicographic order; the first `mostListed` of them.
    std::vector<std::uint64_t> listed = {};
    /// Whether these are all.
    bool isComplete = true;

    static constexpr std::size_t mostListed = std::size_t{1} << 16U;
};

/// The press sets that make all pieces one colour.
struct ColourSets {
    Colour colour = Colour::White;
    /// One of them, clear at the leading cells of all quiet patterns.
    Grid start;
    /// All 2^nullity press sets by size, the smallest size first; every size that occurs.
    std::vector<SizeCount> sizes;
    std::vector<PartChoices> parts;

    [[nodiscard]] std::int64_t fewest() const { return sizes.front().presses; }

    /// How many have the fewest presses, and how many of these smallest() can return.
    [[nodiscard]] std::uint64_t smallestCount() const { return sizes.front().sets; }

    [[nodiscard]] std::uint64_t listedCount() const;

    /// One with the fewest presses; index below listedCount(). Index 0 is the lexicographically first list
    /// of cells in reading order, the one that `algebra` finds. O(cells·nullity / 64).
    [[nodiscard]] Grid smallest(std::uint64_t index) const;

    /// The lexicographically last of them, however many there are; nothing if it might not be listed.
    [[nodiscard]] std::optional<Grid> lastSmallest() const;
};

/// All press sets that reach a goal.
struct SolutionSets {
    /// The quiet patterns, by which any two press sets for the same colour differ.
    EchelonBasis quiet;
    /// The goal's colours that can be reached, white first; none if the puzzle is impossible.
    std::vector<ColourSets> colours;

    [[nodiscard]] int nullity() const { return quiet.dimension(); }

    /// The fewest presses over all colours. At least one colour must be reachable.
    [[nodiscard]] std::int64_t fewest() const;

    /// How many press sets are optimal, over all colours, and how many of these optimal() can return.
    [[nodiscard]] std::uint64_t optimalCount() const;
    [[nodiscard]] std::uint64_t listedCount() const;

    /// An optimal press set and its colour, white ones first; index below listedCount().
    [[nodiscard]] Optimal optimal(std::uint64_t index) const;
};

/// How many press sets solve a puzzle: 2^nullity for each of the goal's colours that can be reached.
struct SolutionCount {
    std::int64_t nullity = 0;
    int colours = 0;
};

/// The largest dimension of a part that is searched: four million press sets, a few seconds at most.
inline constexpr int largestListedPart = 22;

/// All press sets that reach the puzzle's goal; or Stopped; or TooLarge if a part of the quiet patterns has
/// more than largestListedPart dimensions, if they cover more than 10,000 cells, or if the elimination does
/// not fit the budget. A node is one press set weighed. `count`, unless null, is set as soon as it is known,
/// and stays so if the sets cannot be listed. Blocks; may be called from any thread.
[[nodiscard]] std::variant<SolutionSets, Stopped, TooLarge>
findSolutionSets(const Puzzle& puzzle, const SearchContext& context = {},
                 std::optional<SolutionCount>* count = nullptr);

} // namespace flip
