#include "core/text/recognise.h"

// What a text might mean besides what it was taken for.

namespace flip {

Reading withGoal(Reading reading, Goal::Kind goal) {
    for (FoundPuzzle& found : reading.puzzles) found.puzzle.goal = goal;
    reading.judge = nullptr;
    return reading;
}

Reading withColoursSwapped(Reading reading) {
    for (FoundPuzzle& found : reading.puzzles) {
        found.puzzle.board = found.puzzle.board.complement();
        if (const Grid* target = found.puzzle.goal.target())
            found.puzzle.goal = Goal::target(target->complement());
    }
    for (ColouredSign& sign : reading.signs) sign.isBlack = !sign.isBlack;
    reading.judge = nullptr;
    return reading;
}

std::optional<Reading> withRuleOf(Reading reading, const Puzzle& puzzle) {
    for (FoundPuzzle& found : reading.puzzles) {
        const Size size = found.puzzle.size();
        const auto pattern = puzzle.rule.pattern();
        if (size != puzzle.size() && (!pattern || !puzzle.goal.isUniform())) return std::nullopt;
        found.puzzle.rule =
            size == puzzle.size() ? puzzle.rule : Rule::fromPattern(size, *pattern, puzzle.rule.edges());
        found.puzzle.goal = puzzle.goal;
    }
    reading.judge = nullptr;
    return reading;
}

} // namespace flip
