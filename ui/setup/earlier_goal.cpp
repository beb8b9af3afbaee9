#include "ui/setup/earlier_goal.h"

#include "core/model/board_edits.h"
#include "ui/setup/setup_edits.h"

#include <algorithm>
#include <variant>

namespace flip::ui {

namespace {

/// The number of moves after which the puzzle came on the board that is there after `made` moves.
int beginOf(const Game& game, int made) {
    while (made > 0 && std::holds_alternative<PressMove>(game.moves()[static_cast<std::size_t>(made - 1)]))
        --made;
    return made;
}

const Puzzle& puzzleFrom(const Game& game, int begin) {
    if (begin == 0) return game.first();
    return std::get<ReplaceMove>(game.moves()[static_cast<std::size_t>(begin - 1)]).puzzle();
}

Puzzle puzzleAfter(const Game& game, int made) {
    const int begin = beginOf(game, made);
    Puzzle puzzle = puzzleFrom(game, begin);
    Grid odd(puzzle.size());
    for (int i = begin; i < made; ++i)
        odd.flip(std::get<PressMove>(game.moves()[static_cast<std::size_t>(i)]).cell);
    puzzle.rule.pressAll(puzzle.board, odd);
    return puzzle;
}

/// Whether a puzzle with a target has become another one with a target by hand: by a command, which the name
/// of the move tells, by painting, or by another size or rule.
bool isMadeFrom(const Puzzle& before, const ReplaceMove& move) {
    const auto hasName = [&](const SetupEdit& edit) { return nameOf(edit, before.goal) == move.name(); };
    if (std::ranges::any_of(setupEdits(), hasName)) return true;
    const Grid& target = *before.goal.target();
    const Grid& next = *move.puzzle().goal.target();
    return target.size() == next.size() ? target == next : resizedTo(target, next.size()) == next;
}

} // namespace

Goal goalBeforeTarget(const Game& game) {
    for (int begin = beginOf(game, game.moveIndex()); begin > 0; begin = beginOf(game, begin - 1)) {
        const auto& move = std::get<ReplaceMove>(game.moves()[static_cast<std::size_t>(begin - 1)]);
        const Puzzle& start = puzzleFrom(game, beginOf(game, begin - 1));
        if (start.goal.isUniform()) {
            const Puzzle before = puzzleAfter(game, begin - 1);
            const bool isMade =
                move.puzzle() == Puzzle{before.rule, before.board, Goal::target(before.board)};
            return isMade ? before.goal : Goal(Goal::Either);
        }
        if (!isMadeFrom(start, move)) break;
    }
    return Goal::Either;
}

} // namespace flip::ui
