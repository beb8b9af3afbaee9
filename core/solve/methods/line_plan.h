#pragma once

#include "core/solve/methods/line_puzzle.h"

#include <optional>
#include <vector>

namespace flip {

/// The order in which the lines of a puzzle are filled in, and what must be enumerated; see the source for
/// the reasoning.
struct LinePlan {
    /// The presses of a line that are tried.
    enum class Choice {
        Any,      ///< all of them: nothing is known about this line yet
        Solve,    ///< all that satisfy the line of its equation
        Lightest, ///< the same, but only the one with the fewest presses: no other line depends on it
        Nothing,  ///< none: what this line presses flips nothing
    };

    LinePuzzle puzzle;
    /// The part of the pattern that determines a line.
    LineInverse lead;
    /// Line l is determined by the equation of line l + equationStep: by the line before, its own, or the
    /// next.
    int equationStep = 0;
    /// The first lines, this many of them, are Choice::Any.
    int freeLines = 0;
    /// The choice for the lines after them.
    Choice choice = Choice::Solve;
    /// The lines whose equations determine no line; they are checked at the end.
    std::vector<int> unused;
    /// The largest number of combinations of lines to be tried, as a power of two.
    double log2Branches = 0;

    [[nodiscard]] Choice choiceFor(int line) const;

    [[nodiscard]] int equationFor(int line) const { return (line + equationStep) % puzzle.lines; }
};

/// The plan with the fewest combinations; rows from the top if there is no difference. Nothing for a table,
/// or if both sides of the board are longer than 64 cells. O(1).
[[nodiscard]] std::optional<LinePlan> bestPlan(const Rule& rule);

} // namespace flip
