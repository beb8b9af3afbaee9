#include "core/text/puzzle_line.h"

#include "core/text/board_text.h"
#include "core/text/words.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

/// The next word of the line and where it begins.
struct Word {
    std::string_view text;
    int column = 1;
};

Word takeWord(std::string_view line, std::size_t& at) {
    while (at < line.size() && line[at] == ' ') ++at;
    const std::size_t begin = at;
    while (at < line.size() && line[at] != ' ') ++at;
    return {line.substr(begin, at - begin), static_cast<int>(begin) + 1};
}

TextError unexpected(Word word, std::string expected) {
    std::string found = word.text.empty() ? "the end of the line" : "“" + std::string(word.text) + "”";
    return {1, word.column, std::move(found), std::move(expected)};
}

TextError moved(TextError error, Word word) {
    error.column += word.column - 1;
    return error;
}

} // namespace

std::string writePuzzleLine(const Puzzle& puzzle) {
    const auto pattern = puzzle.rule.pattern();
    if (!pattern) throw std::logic_error("a rule that is a table has no pattern to write");
    std::string line(nameOf(puzzle.goal));
    line.append(" ").append(nameOf(puzzle.rule.edges()));
    line.append(" ").append(writePattern(*pattern));
    return line.append(" ").append(writeBoardLine(puzzle.board));
}

Result<Puzzle, TextError> readPuzzleLine(std::string_view line) {
    std::size_t at = 0;
    const Word goalWord = takeWord(line, at);
    const auto goal = goalNamed(goalWord.text);
    if (!goal) return unexpected(goalWord, "a goal: white, black or either");
    const Word edgesWord = takeWord(line, at);
    const auto edges = edgesNamed(edgesWord.text);
    if (!edges) return unexpected(edgesWord, "clipped or torus");
    const Word patternWord = takeWord(line, at);
    const auto pattern = readBoard(patternWord.text);
    if (!pattern) return moved(pattern.error(), patternWord);
    if (pattern->size() != Size{Pattern::side, Pattern::side}) {
        return unexpected(patternWord, "a pattern of 3 rows and 3 columns");
    }
    const Word boardWord = takeWord(line, at);
    auto board = readBoard(boardWord.text);
    if (!board) return moved(board.error(), boardWord);
    if (const Word rest = takeWord(line, at); !rest.text.empty())
        return unexpected(rest, "the end of the line");
    const Pattern stencil(static_cast<unsigned>(pattern->packed()));
    const Size size = board->size();
    return Puzzle{Rule::fromPattern(size, stencil, *edges), *std::move(board), *goal};
}

} // namespace flip
