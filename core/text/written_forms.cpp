#include "core/text/written_forms.h"

#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/flip_id.h"
#include "core/text/flip_uri.h"
#include "core/text/mask_text.h"
#include "core/text/panel_stream.h"
#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"

#include <array>

namespace flip {

namespace {

/// The signs for the pieces, and the text between, before and after them.
struct Signs {
    std::string_view black;
    std::string_view white;
    std::string_view between = {};
    std::string_view rowBegin = {};
    std::string_view rowEnd = "\n";
};

std::string written(const Grid& board, const Signs& signs) {
    std::string text;
    for (int r = 0; r < board.rows(); ++r) {
        text += signs.rowBegin;
        for (int c = 0; c < board.columns(); ++c) {
            if (c > 0) text += signs.between;
            text += board.test({r, c}) ? signs.black : signs.white;
        }
        text += signs.rowEnd;
    }
    return text;
}

std::optional<std::string> lines(const Puzzle& puzzle) { return writeBoard(puzzle.board); }

std::optional<std::string> oneLine(const Puzzle& puzzle) { return writeBoardLine(puzzle.board) + '\n'; }

std::optional<std::string> asDigits(const Puzzle& puzzle) {
    return written(puzzle.board, {.black = "1", .white = "0"});
}

std::optional<std::string> spacedDigits(const Puzzle& puzzle) {
    return written(puzzle.board, {.black = "1", .white = "0", .between = " "});
}

std::optional<std::string> lists(const Puzzle& puzzle) {
    std::string rows = written(
        puzzle.board, {.black = "1", .white = "0", .between = ", ", .rowBegin = " [", .rowEnd = "],\n"});
    rows.front() = '[';
    rows.replace(rows.size() - 2, 2, "]\n");
    return rows;
}

std::optional<std::string> pictures(const Puzzle& puzzle) {
    return written(puzzle.board, {.black = "⚫", .white = "⚪"});
}

std::optional<std::string> wholeLine(const Puzzle& puzzle) { return writePuzzleLine(puzzle) + '\n'; }

std::optional<std::string> link(const Puzzle& puzzle) { return writeFlipUri(puzzle) + '\n'; }

std::optional<std::string> gameId(const Puzzle& puzzle) { return writeFlipId(puzzle); }

std::optional<std::string> mask(const Puzzle& puzzle) { return writeMask(puzzle.board); }

std::optional<std::string> panel(const Puzzle& puzzle) {
    const auto pattern = puzzle.rule.pattern();
    const bool isPanel =
        pattern && puzzle.rule.edges() == Edges::Clipped && puzzle.goal == Goal::Black && puzzle.board.none();
    return isPanel ? std::optional(writePanel(puzzle.size(), *pattern)) : std::nullopt;
}

constexpr std::array forms{
    WrittenForm{"lines", "Lines of b and w", lines},
    WrittenForm{"one-line", "One line, with slashes", oneLine},
    WrittenForm{"digits", "Lines of 0 and 1", asDigits},
    WrittenForm{"spaced-digits", "Lines of 0 and 1, with spaces", spacedDigits},
    WrittenForm{"lists", "Lists, as in Python and JSON", lists},
    WrittenForm{"pictures", "Emoji, ⚫ and ⚪", pictures},
    WrittenForm{"puzzle", "Board, rule and goal on one line", wholeLine},
    WrittenForm{"link", "Link (flip:)", link},
    WrittenForm{"panel", "Security Panel (UVA 10318)", panel},
    WrittenForm{"flip-id", "Game ID of Simon Tatham’s Flip", gameId},
    WrittenForm{"mask", "Hexadecimal number", mask},
};

} // namespace

std::span<const WrittenForm> writtenForms() { return forms; }

bool saysJust(std::string_view text, const Puzzle& puzzle) {
    const auto recognised = recognise(text);
    if (!recognised || recognised->isOpen) return false;
    const auto& puzzles = recognised->readings.front().puzzles;
    return puzzles.size() == 1 && puzzles.front().puzzle == puzzle;
}

std::string writePuzzle(const Puzzle& puzzle) {
    std::string plain = writeBoard(puzzle.board);
    const bool isPlain = !isTakenForJudges(puzzle.size()) && saysJust(plain, puzzle);
    return isPlain ? plain : writePuzzleLine(puzzle) + '\n';
}

std::string writePressList(const Grid& presses) {
    std::string text;
    presses.forEachSet([&](Cell cell) {
        if (!text.empty()) text += ' ';
        text += std::to_string(cell.row + 1) + ',' + std::to_string(cell.column + 1);
    });
    return text + '\n';
}

std::string writePressMatrix(const Grid& presses) {
    return written(presses, {.black = "1", .white = "0", .between = " "});
}

} // namespace flip
