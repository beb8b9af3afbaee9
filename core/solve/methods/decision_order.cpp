#include "core/solve/methods/decision_order.h"

#include "core/solve/equations/word_basis.h"
#include "core/solve/refusals.h"

#include <algorithm>
#include <cmath>

namespace flip {

namespace {

using Word = DecisionOrder::Word;
using Step = DecisionOrder::Step;

std::vector<Step> stepsOf(const PackedPuzzle& puzzle, bool byRows) {
    std::vector<Step> steps;
    steps.reserve(static_cast<std::size_t>(puzzle.cells) + 1);
    for (int i = 0; i < puzzle.cells; ++i) {
        const Cell byColumns{i % puzzle.size.rows, i / puzzle.size.rows};
        const auto cell = byRows ? i : static_cast<int>(indexOf(puzzle.size, byColumns));
        steps.push_back({cell, Word{1} << cell, puzzle.masks[static_cast<std::size_t>(cell)], 0});
    }
    steps.push_back({.settled = puzzle.full});
    for (std::size_t i = steps.size() - 1; i-- > 0;)
        steps[i].settled = steps[i + 1].settled & ~steps[i].flips;
    return steps;
}

/// The presses that flip a piece.
Word pressesOf(const PackedPuzzle& puzzle, int piece) {
    Word presses = 0;
    for (std::size_t p = 0; p < puzzle.masks.size(); ++p) presses |= ((puzzle.masks[p] >> piece) & 1U) << p;
    return presses;
}

/// The branches that survive up to a step are the solutions of one linear equation for every settled piece:
/// the presses that flip it, all of which are decided, must add up to what it needs. With p decided presses
/// and r independent equations there are 2^(p − r) of them for one colour, or none. That is the width of the
/// search at this step, and it is known before the search begins.
double branchesOf(const PackedPuzzle& puzzle, const std::vector<Step>& steps) {
    WordBasis equations;
    int presses = 0;
    double branches = 0;
    Word known = 0;
    for (const Step& step : steps) {
        for (Word rest = step.settled & ~known; rest != 0; rest &= rest - 1) {
            equations.add(pressesOf(puzzle, std::countr_zero(rest)));
        }
        known = step.settled;
        branches += std::exp2(presses - equations.rank());
        // A press that flips nothing is never tried.
        if (step.flips != 0) ++presses;
    }
    return branches;
}

} // namespace

std::int64_t DecisionOrder::memory(Size size) {
    const auto order = static_cast<std::int64_t>(sizeof(DecisionOrder)) +
                       (size.cells() + 1) * static_cast<std::int64_t>(sizeof(Step));
    return packedMemory(size) + 2 * order;
}

DecisionOrder::DecisionOrder(const PackedPuzzle& puzzle, bool byRows) : steps_(stepsOf(puzzle, byRows)) {
    log2Branches_ =
        std::log2(branchesOf(puzzle, steps_) * static_cast<double>(coloursOf(puzzle.goal).size()));
}

DecisionOrder::DecisionOrder(const PackedPuzzle& puzzle) : DecisionOrder(puzzle, true) {
    DecisionOrder byColumns(puzzle, false);
    if (byColumns.log2Branches_ < log2Branches_) *this = std::move(byColumns);
}

int DecisionOrder::stepAfter(int cell) const {
    if (cell == TraceEvent::none) return 0;
    return static_cast<int>(std::ranges::find(steps_, cell, &Step::cell) - steps_.begin()) + 1;
}

} // namespace flip
