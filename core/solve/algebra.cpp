#include "core/solve/algebra.h"

#include "core/model/packed_puzzle.h"
#include "core/solve/elimination_trace.h"
#include "core/solve/equations.h"
#include "core/solve/limits.h"
#include "core/solve/minimum.h"
#include "core/solve/packed_algebra.h"

#include <algorithm>
#include <utility>
#include <vector>

// A press twice is no press and order does not matter, so a puzzle is a system of linear equations over GF(2)
// (equations.h). Elimination gives one solution for each colour of the goal, or proves that there is none,
// and the quiet patterns that lead from there to all others. What is left is to find the lightest of them
// (minimum.h).

namespace flip {

namespace {

/// No press flips more pieces than the one that flips the most, so so many are needed at least. O(cells).
std::int64_t fewestPresses(const Rule& rule, std::int64_t toFlip) {
    std::int64_t most = 1;
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) {
        std::int64_t flipped = 0;
        rule.forEachFlipped(cellAt(rule.size(), i), [&](Cell) { ++flipped; });
        most = std::max(most, flipped);
    }
    return (toFlip + most - 1) / most;
}

/// So few solutions are weighed at once.
Outcome searchPacked(const PackedPuzzle& puzzle, const PackedAlgebra& algebra, SearchClock& clock) {
    const auto optimum = algebra.solve(puzzle.board);
    if (!optimum) {
        const Grid cells = Grid::fromPacked(puzzle.size, packedWitness(puzzle).value());
        return {Impossible{{{cells, puzzle.goal}}}, clock.cost()};
    }
    const auto weighed = std::uint64_t{coloursOf(puzzle.goal).size()} << algebra.nullity();
    if (!clock.countBlock(weighed, [] { return 0.0; })) return {*clock.stopped(), clock.cost()};
    return {Optimal{Grid::fromPacked(puzzle.size, optimum->presses), optimum->reached}, clock.cost()};
}

} // namespace

std::optional<TooLarge> algebraRefuses(const Puzzle& puzzle, const Budget& budget) {
    return refuseAboveMemory(eliminationMemory(puzzle.rule), budget.memory);
}

Outcome searchByAlgebra(const Puzzle& puzzle, const SearchContext& context) {
    SearchClock clock(context);
    if (PackedPuzzle::fits(puzzle.size())) {
        if (context.trace != nullptr) return recordAlgebra(puzzle, context);
        const PackedPuzzle packed(puzzle);
        const PackedAlgebra algebra(packed);
        if (algebra.nullity() <= PackedAlgebra::mostQuiet) return searchPacked(packed, algebra, clock);
    }
    const auto colours = coloursOf(puzzle.goal);
    std::vector<Grid> rightSides;
    for (const Colour colour : colours) rightSides.push_back(puzzle.toFlip(colour));
    auto eliminated = solveEquations(puzzle.rule, rightSides, context.budget.memory, clock);
    if (!eliminated) return {*clock.stopped(), clock.cost()};
    Equations& equations = *eliminated;

    std::vector<Grid> representatives;
    std::vector<Colour> reached;
    std::int64_t fewestToFlip = puzzle.size().cells();
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (!equations.solutions[i]) continue;
        representatives.push_back(std::move(*equations.solutions[i]));
        reached.push_back(colours[i]);
        fewestToFlip = std::min(fewestToFlip, rightSides[i].count());
    }
    if (representatives.empty()) return {Impossible{}, clock.cost()};
    LightestElement lightest = lightestElement(equations.quiet, representatives, clock);
    const Colour colour = reached[lightest.coset];
    if (equations.allQuiet() && lightest.proven()) {
        return {Optimal{std::move(lightest.element), colour}, clock.cost()};
    }
    const std::int64_t proven = equations.allQuiet() ? lightest.lowerBound : 0;
    const std::int64_t lowerBound = std::max(proven, fewestPresses(puzzle.rule, fewestToFlip));
    return {Unproven{std::move(lightest.element), colour, lowerBound}, clock.cost()};
}

} // namespace flip
