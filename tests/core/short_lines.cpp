#include "tests/core/short_lines.h"

#include "core/text/board_text.h"
#include "core/text/puzzle_line.h"

namespace flip::test {

namespace {

std::string shortLine(const Puzzle& puzzle) {
    const bool isPlus = puzzle.rule == Rule::fromPattern(puzzle.size(), Pattern::plus());
    if (!isPlus || puzzle.goal.target() != nullptr) return writePuzzleLine(puzzle);
    const std::string board = writeBoardLine(puzzle.board);
    return puzzle.goal == Goal::Either ? board : (puzzle.goal == Goal::White ? "white: " : "black: ") + board;
}

} // namespace

std::string shortLines(const Reading& reading) {
    std::string text;
    for (const FoundPuzzle& found : reading.puzzles) {
        if (!text.empty()) text += " + ";
        text += shortLine(found.puzzle);
    }
    return text;
}

} // namespace flip::test
