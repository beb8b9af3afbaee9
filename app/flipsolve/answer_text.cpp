#include "app/flipsolve/answer_text.h"

#include "core/text/board_text.h"

namespace flip::console {

namespace {

std::string_view nameOf(Colour colour) { return colour == Colour::White ? "white" : "black"; }

std::string pressList(const Grid& presses) {
    std::string text;
    for (const Cell cell : presses.setCells()) {
        text += ' ' + std::to_string(cell.row + 1) + ',' + std::to_string(cell.column + 1);
    }
    return text;
}

/// The lines of `text`, each moved two columns to the right.
std::string indented(std::string_view text) {
    std::string result;
    bool lineStarts = true;
    for (const char character : text) {
        if (lineStarts) result += "  ";
        result += character;
        lineStarts = character == '\n';
    }
    return result;
}

/// The board with everything but the cells left out.
std::string drawing(const Grid& board, const Grid& cells) {
    std::string text = writeBoard(board);
    const auto lineLength = static_cast<std::size_t>(board.columns()) + 1;
    for (const Cell cell : cells.complement().setCells()) {
        text[static_cast<std::size_t>(cell.row) * lineLength + static_cast<std::size_t>(cell.column)] = '-';
    }
    return indented(text);
}

std::string countOf(std::int64_t count, Colour colour) {
    return std::to_string(count) + (count == 1 ? " is " : " are ") + std::string(nameOf(colour));
}

std::string sentence(const Puzzle& puzzle, const Witness& witness) {
    const std::int64_t count = witness.cells.count();
    const std::int64_t black = (witness.cells & puzzle.board).count();
    const std::string evenly =
        "Every press flips an even number of these " + std::to_string(count) + " cells, of which ";
    if (witness.against == Goal::Either) {
        return evenly + countOf(black, Colour::Black) + " and " + countOf(count - black, Colour::White) +
               ", both odd numbers: they never become all white, nor all black.\n";
    }
    const Colour wanted = witness.against == Goal::White ? Colour::White : Colour::Black;
    const Colour now = opposite(wanted);
    const std::string goal(nameOf(wanted));
    if (count == 1) {
        return "No press flips this cell, which is " + std::string(nameOf(now)) + ": it never becomes " +
               goal + ".\n";
    }
    return evenly + countOf(wanted == Colour::White ? black : count - black, now) +
           ", an odd number: they never become all " + goal + ".\n";
}

} // namespace

std::string answerLine(const Answer& answer, bool presses) {
    if (std::holds_alternative<Impossible>(answer)) return "Impossible\n";
    const auto line = [&](const Grid& cells, const std::string& remark) {
        return std::to_string(cells.count()) + remark + (presses ? pressList(cells) : "") + '\n';
    };
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        return line(unproven->presses,
                    " (not proven; at least " + std::to_string(unproven->lowerBound) + ")");
    }
    return line(std::get<Optimal>(answer).presses, "");
}

std::string stepsText(const Puzzle& puzzle, const Grid& presses) {
    Puzzle played = puzzle;
    std::string text = "start\n" + indented(writeBoard(played.board));
    int round = 0;
    for (const Cell cell : presses.setCells()) {
        static_cast<void>(played.press(cell));
        text += "round " + std::to_string(++round) + ": press row " + std::to_string(cell.row + 1) +
                ", column " + std::to_string(cell.column + 1) + '\n' + indented(writeBoard(played.board));
    }
    if (const auto colour = played.uniformColour()) text += "all " + std::string(nameOf(*colour)) + '\n';
    return text;
}

std::string proofText(const Puzzle& puzzle, const Impossible& impossible) {
    std::string text;
    for (const Witness& witness : impossible.witnesses) {
        text += sentence(puzzle, witness) + drawing(puzzle.board, witness.cells);
    }
    return text;
}

} // namespace flip::console
