#pragma once

#include "core/solve/search/line_puzzle.h"

#include <optional>
#include <vector>

namespace flip {

/// In which order the lines of a puzzle are filled in, and what must be enumerated; the reasoning stands in
/// the source.
struct LinePlan {
    /// Which presses of a line are tried.
    enum class Choice {
        Any,      ///< all of them: nothing is known about this line yet
        Solve,    ///< all that make the line of its equation right
        Lightest, ///< the same, but only the one with the fewest presses: no other line depends on it
        Nothing,  ///< none: what this line presses flips nothing
    };

    LinePuzzle puzzle;
    /// The part of the pattern by which a line is determined.
    LineInverse lead;
    /// Line l is determined by the equation of line l + equationStep: by the line before, its own, or the
    /// next.
    int equationStep = 0;
    /// This many lines, from the first, are Choice::Any.
    int freeLines = 0;
    /// The choice for lines after them.
    Choice choice = Choice::Solve;
    /// The lines whose equations determine no line; they are checked in the end.
    std::vector<int> unused;
    /// How many combinations of lines may have to be looked at, as a power of two.
    double log2Branches = 0;

    [[nodiscard]] Choice choiceFor(int line) const;

    [[nodiscard]] int equationFor(int line) const { return (line + equationStep) % puzzle.lines; }
};

/// The plan with the fewest combinations; rows from the top where it makes no difference. Nothing for a
/// table, or when both sides of the board are longer than 64 cells. O(1).
[[nodiscard]] std::optional<LinePlan> bestPlan(const Rule& rule);

} // namespace flip
