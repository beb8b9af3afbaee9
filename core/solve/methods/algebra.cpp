#include "core/solve/methods/algebra.h"

#include "core/base/memory_share.h"
#include "core/model/packed_puzzle.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/few_presses.h"
#include "core/solve/lightest/lightest_element.h"
#include "core/solve/methods/best_so_far.h"
#include "core/solve/methods/elimination_trace.h"
#include "core/solve/packed/packed_algebra.h"
#include "core/solve/refusals.h"
#include "core/solve/witness.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

// Since pressing twice does nothing and order does not matter, a puzzle is a system of linear equations over
// GF(2) (equations.h). Elimination gives one solution for each colour of the goal, or proves that there is
// none, and the quiet patterns, which lead from it to all others. It remains to find the lightest of them
// (lightest_element.h).

namespace flip {

namespace {

/// Above that, at about 2,000×2,000 cells, the tables for the minimum would take too much memory and could
/// not be stopped soon enough.
constexpr std::int64_t mostWeighedCells = std::int64_t{1} << 22U;

bool isWeighable(const Puzzle& puzzle) { return puzzle.size().cells() <= mostWeighedCells; }

/// For a board of at most 64 cells, in bytes, whatever its rule.
constexpr double smallBoardMemory = 1 << 15;

/// A solution for each colour that can be reached.
struct Candidates {
    std::vector<Grid> solutions;
    std::vector<Colour> colours;
    /// The pieces that must flip for each of them.
    std::vector<Grid> toFlip;
};

Candidates takeCandidates(const Puzzle& puzzle, Equations& equations, std::vector<Grid> rightSides) {
    Candidates candidates;
    const auto colours = coloursOf(puzzle.goal);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (!equations.solutions[i]) continue;
        candidates.solutions.push_back(std::move(*equations.solutions[i]));
        candidates.colours.push_back(colours[i]);
        candidates.toFlip.push_back(std::move(rightSides[i]));
    }
    return candidates;
}

/// What kept the search, whose own obstacle this is, from proving more.
Obstacle obstacleIn(const Puzzle& puzzle, const Equations& equations, Obstacle own,
                    const SearchClock& clock) {
    if (!isWeighable(puzzle)) return {Obstacle::Kind::Reach};
    const auto stopped = clock.stopped();
    const bool lacksMemory = stopped && stopped->reason == Stopped::Reason::Memory;
    return lacksMemory || !equations.allQuiet() ? Obstacle{Obstacle::Kind::Memory} : own;
}

Answer answerOf(const Puzzle& puzzle, const Equations& equations, Candidates candidates, SearchClock& clock) {
    std::int64_t pieces = std::numeric_limits<std::int64_t>::max();
    for (const Grid& grid : candidates.toFlip) pieces = std::min(pieces, grid.count());
    std::int64_t fewest = leastPresses(puzzle.rule, pieces);
    const bool isLong = !equations.allQuiet() || equations.quiet.dimension() >= manyQuiet;
    if (isLong) {
        FewPresses few = fewPresses(puzzle.rule, candidates.toFlip, clock);
        if (few.presses)
            return Optimal{*std::move(few.presses), candidates.colours[few.grid], few.mayNotBeFirst,
                           few.isOnly};
        fewest = std::max(fewest, few.lowerBound);
    }
    LightestElement lightest =
        lightestElement(equations.quiet, std::move(candidates.solutions), clock, fewest);
    const Colour colour = candidates.colours[lightest.coset];
    if (equations.allQuiet() && lightest.proven())
        return Optimal{std::move(lightest.element), colour, lightest.mayNotBeFirst};
    const std::int64_t proven = equations.allQuiet() ? lightest.lowerBound : 0;
    Answer answer = bestSoFar({std::move(lightest.element), colour}, std::max(proven, fewest));
    if (auto* unproven = std::get_if<Unproven>(&answer))
        unproven->obstacle = obstacleIn(puzzle, equations, lightest.obstacle, clock);
    return answer;
}

Outcome refute(const Puzzle& puzzle, SearchClock& clock) {
    auto witnesses = parityWitnesses(puzzle, clock);
    if (!witnesses) return {*clock.stopped(), clock.cost()};
    return {Impossible{std::move(*witnesses)}, clock.cost()};
}

/// The pieces that must flip for each colour, and the press sets that flip them.
double candidatesMemory(Size size) { return 5 * gridMemory(size); }

/// What it holds for a board of at most 64 cells, as a rule.
std::int64_t packedAlgebraMemory(Size size) {
    return packedMemory(size) + static_cast<std::int64_t>(sizeof(PackedAlgebra));
}

/// Up to this many solutions are weighed directly.
Outcome searchPacked(const PackedPuzzle& puzzle, const PackedAlgebra& algebra, SearchClock& clock) {
    const auto optimum = algebra.solve(puzzle.board);
    const std::int64_t memory = packedAlgebraMemory(puzzle.size);
    if (!optimum) {
        const Grid cells = Grid::fromPacked(puzzle.size, packedWitness(puzzle).value());
        return {Impossible{{{cells, puzzle.goal}}}, clock.cost(memory)};
    }
    const auto weighed = std::uint64_t{coloursOf(puzzle.goal).size()} << algebra.nullity();
    if (!clock.countBlock(weighed, [] { return 0.0; })) return {*clock.stopped(), clock.cost(memory)};
    return {Optimal{Grid::fromPacked(puzzle.size, optimum->presses), optimum->reached}, clock.cost(memory)};
}

/// Nothing when no colour can be reached, or the clock has stopped.
std::optional<Answer> solveByAlgebra(const Puzzle& puzzle, SearchClock& clock) {
    const MemoryShare grids(clock, candidatesMemory(puzzle.size()));
    if (!grids.granted()) return std::nullopt;
    std::vector<Grid> rightSides;
    for (const Colour colour : coloursOf(puzzle.goal)) rightSides.push_back(puzzle.toFlip(colour));
    const std::int64_t quietMemory =
        isWeighable(puzzle) ? weighableBasisMemory(puzzle.size(), clock.budget().memory) : 0;
    auto equations = solveEquations(puzzle.rule, rightSides, quietMemory, clock);
    if (!equations) return std::nullopt;
    const MemoryShare quiet(clock, equations->quiet.dimension() * gridMemory(puzzle.size()));
    Candidates candidates = takeCandidates(puzzle, *equations, std::move(rightSides));
    if (candidates.solutions.empty()) return std::nullopt;
    return answerOf(puzzle, *equations, std::move(candidates), clock);
}

} // namespace

std::optional<TooLarge> algebraRefuses(const Puzzle& puzzle, const Budget& budget) {
    const double memory = PackedPuzzle::fits(puzzle.size())
                              ? smallBoardMemory
                              : candidatesMemory(puzzle.size()) + eliminationMemory(puzzle.rule);
    return refuseAboveMemory(memory, budget.memory);
}

Outcome searchByAlgebra(const Puzzle& puzzle, const SearchContext& context) {
    SearchClock clock(context);
    if (PackedPuzzle::fits(puzzle.size())) {
        if (context.trace != nullptr) {
            Outcome recorded = recordAlgebra(puzzle, context);
            recorded.cost.memory = packedAlgebraMemory(puzzle.size());
            return recorded;
        }
        const PackedPuzzle packed(puzzle);
        const PackedAlgebra algebra(packed);
        if (algebra.nullity() <= PackedAlgebra::mostQuiet) return searchPacked(packed, algebra, clock);
    }
    // If no press is needed, nothing has to be proven.
    if (const auto colour = puzzle.reached()) return {Optimal{Grid(puzzle.size()), *colour}, clock.cost()};
    if (auto answer = solveByAlgebra(puzzle, clock)) return {*std::move(answer), clock.cost()};
    if (clock.stopped()) return {*clock.stopped(), clock.cost()};
    return refute(puzzle, clock);
}

} // namespace flip
