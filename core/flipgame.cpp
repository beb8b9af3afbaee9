#include "core/flipgame.h"

#include "core/model/packed_puzzle.h"
#include "core/solve/packed/packed_algebra.h"

#include <bit>
#include <stdexcept>

namespace flip {

namespace {

[[noreturn]] void reportIncorrect() { throw std::logic_error("Flip Game found an incorrect answer"); }

PackedAnswer answerOf(const Puzzle& puzzle) {
    const Outcome outcome = solve(puzzle);
    if (std::holds_alternative<Impossible>(outcome.answer)) return {};
    const auto* optimal = std::get_if<Optimal>(&outcome.answer);
    if (optimal == nullptr) throw std::logic_error("a board is too hard to be solved among many");
    return {optimal->presses.packed(), static_cast<int>(optimal->presses.count())};
}

/// The same by an elimination that has been done before.
PackedAnswer answerOf(const PackedPuzzle& puzzle, const PackedAlgebra& algebra, std::uint64_t board) {
    const auto optimum = algebra.solve(board);
    if (!optimum) return {};
    std::uint64_t left = board;
    for (std::uint64_t rest = optimum->presses; rest != 0; rest &= rest - 1)
        left ^= puzzle.masks[static_cast<std::size_t>(std::countr_zero(rest))];
    if (puzzle.reached(left) != optimum->reached) reportIncorrect();
    return {optimum->presses, std::popcount(optimum->presses)};
}

} // namespace

Outcome solve(const Puzzle& puzzle, const Budget& budget, Monitor* monitor) {
    if (puzzle.board.size() != puzzle.rule.size())
        throw std::invalid_argument("the board is not of the rule's size");
    if (const Grid* target = puzzle.goal.target(); target != nullptr && target->size() != puzzle.board.size())
        throw std::invalid_argument("the target is not of the board's size");
    Outcome outcome = solve(defaultMethod(), puzzle, {budget, monitor});
    if (wasWrong(outcome)) reportIncorrect();
    return outcome;
}

void solveEach(const Rule& rule, Goal::Kind goal, std::span<const std::uint64_t> boards,
               std::span<PackedAnswer> answers) {
    if (!PackedPuzzle::fits(rule.size())) throw std::invalid_argument("the rule has more than 64 cells");
    if (boards.size() != answers.size()) throw std::invalid_argument("not as many answers as boards");
    const PackedPuzzle packed(Puzzle{rule, Grid(rule.size()), goal});
    const PackedAlgebra algebra(packed);
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if ((boards[i] & ~packed.full) != 0) throw std::invalid_argument("a board has bits beyond its cells");
        answers[i] = algebra.nullity() <= PackedAlgebra::mostQuiet
                         ? answerOf(packed, algebra, boards[i])
                         : answerOf({rule, Grid::fromPacked(rule.size(), boards[i]), goal});
    }
}

} // namespace flip
