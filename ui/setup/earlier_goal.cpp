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

/// Whether one puzzle with a target may have become the other by hand: by painting, by another size or rule,
/// or by a command.
bool isMadeFrom(const Puzzle& before, const Puzzle& after) {
    if (*after.goal.target() == resizedTo(*before.goal.target(), after.size())) return true;
    return std::ranges::any_of(setupEdits(),
                               [&](const SetupEdit& edit) { return edit.apply(before) == after; });
}

} // namespace

Goal goalBeforeTarget(const Game& game) {
    for (int begin = beginOf(game, game.moveIndex()); begin > 0; begin = beginOf(game, begin - 1)) {
        const Puzzle& after = puzzleFrom(game, begin);
        const Puzzle before = puzzleAfter(game, begin - 1);
        if (before.goal.isUniform()) {
            const bool isMade = after == Puzzle{before.rule, before.board, Goal::target(before.board)};
            return isMade ? before.goal : Goal(Goal::Either);
        }
        if (!isMadeFrom(before, after)) break;
    }
    return Goal::Either;
}

} // namespace flip::ui
