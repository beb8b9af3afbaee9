#include "core/solve/methods/line_plan.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>

// What must be enumerated, pattern by pattern. The equation of line l (line_puzzle.h) is
//
//     below(x_{l−1}) + own(x_l) + above(x_{l+1}) = b_l.
//
// First case: something reaches up (above ≠ 0), as with the plus. Once lines 0 … l are known, the equation
// of line l asks for x_{l+1} with above(x_{l+1}) = the rest. For the plus, above is the identity: the first
// line is free, all others are forced, and the equation of the last line is left for a check. If above is not
// invertible, there is either no such x_{l+1}, and the branch ends, or it is any element of one solution +
// kernel(above), and all of them are tried. So there are 2^width first lines, and 2^dim(kernel) choices for
// each further line. On a torus the line before the first is the last: two lines are free, and the equations
// of the first and the last line are left.
//
// Second case: nothing reaches up, but something stays (own ≠ 0). Then the equation of line l determines
// x_l itself, up to kernel(own), and not even the first line is free; except on a torus, where the last
// line reaches down to it. If nothing reaches down either, the lines are independent, and the lightest
// solution of each is the right one.
//
// Third case: everything reaches down (only below ≠ 0). The equation of line l + 1 determines x_l, again
// each line alone. Presses on the last line have no effect, so nothing is pressed there, and nothing can
// change the first line: its equation is left. On a torus neither is the case.
//
// Last case: the pattern is empty. Nothing is pressed, and all equations are left.
//
// This is complete: a press set that solves the puzzle satisfies all equations, so each of its lines is among
// those tried after the lines before it. It is also correct, because each equation has determined a line or
// is checked. Seen from the other side, or with columns as lines, the same pattern may be a different case,
// or have shorter lines: the cheapest of the four scans is taken.

namespace flip {

namespace {

using Choice = LinePlan::Choice;

std::vector<int> allLines(int lines) {
    std::vector<int> all(static_cast<std::size_t>(lines));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

LinePlan planWithoutCost(const LinePuzzle& puzzle) {
    const int width = puzzle.width;
    const int last = puzzle.lines - 1;
    if (!puzzle.above.isZero()) {
        const int freeLines = puzzle.torus ? std::min(2, puzzle.lines) : 1;
        std::vector<int> unused{last};
        if (puzzle.torus && last != 0) unused.push_back(0);
        return {puzzle, LineInverse(puzzle.above, width), -1, freeLines, Choice::Solve, unused};
    }
    if (!puzzle.own.isZero()) {
        const LineInverse own(puzzle.own, width);
        if (puzzle.below.isZero()) return {puzzle, own, 0, 0, Choice::Lightest, {}};
        if (puzzle.torus) return {puzzle, own, 0, 1, Choice::Solve, {0}};
        return {puzzle, own, 0, 0, Choice::Solve, {}};
    }
    if (!puzzle.below.isZero()) {
        const std::vector<int> unused = puzzle.torus ? std::vector<int>{} : std::vector<int>{0};
        return {puzzle, LineInverse(puzzle.below, width), 1, 0, Choice::Lightest, unused};
    }
    return {puzzle, LineInverse(), 0, 0, Choice::Nothing, allLines(puzzle.lines)};
}

LinePlan planFor(const Rule& rule, Scan scan) {
    LinePlan plan = planWithoutCost(LinePuzzle(rule, scan));
    plan.log2Branches = plan.freeLines * plan.puzzle.width;
    if (plan.choice == Choice::Solve) {
        const auto solutions = static_cast<double>(plan.lead.kernel().size());
        plan.log2Branches += (plan.puzzle.lines - plan.freeLines) * std::log2(solutions);
    }
    return plan;
}

} // namespace

Choice LinePlan::choiceFor(int line) const {
    if (line < freeLines) return Choice::Any;
    const bool fallsOff = equationStep > 0 && line == puzzle.lines - 1 && !puzzle.torus;
    return fallsOff ? Choice::Nothing : choice;
}

std::optional<LinePlan> bestPlan(const Rule& rule) {
    std::optional<LinePlan> best;
    if (!rule.pattern()) return best;
    for (const Scan scan : {Scan::RowsDown, Scan::RowsUp, Scan::ColumnsRight, Scan::ColumnsLeft}) {
        if (LinePuzzle::widthOf(rule.size(), scan) > Grid::wordBits) continue;
        LinePlan plan = planFor(rule, scan);
        if (!best || plan.log2Branches < best->log2Branches) best = std::move(plan);
    }
    return best;
}

} // namespace flip
