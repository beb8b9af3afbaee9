#include "core/text/puzzle_line.h"

#include "core/text/board_text.h"
#include "core/text/cell_bits.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <optional>
#include <utility>

namespace flip {

namespace {

/// The next word of the line and where it begins.
struct LineWord {
    std::string_view text;
    int column = 1;
};

LineWord takeWord(std::string_view line, std::size_t& at) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (at < line.size() && isBlank(line[at])) ++at;
    const std::size_t begin = at;
    while (at < line.size() && !isBlank(line[at])) ++at;
    return {line.substr(begin, at - begin), static_cast<int>(begin) + 1};
}

TextError unexpected(LineWord word, std::string expected) {
    return {1, word.column, quotedPart(word.text), std::move(expected)};
}

TextError moved(TextError error, LineWord word) {
    error.column += word.column - 1;
    if (error.found == "the end of the text")
        error.found = word.text.empty() ? "the end of the line" : "the end of the word";
    return error;
}

constexpr std::string_view tableWord = "table";
constexpr std::string_view targetWord = "target";

Result<Goal, TextError> readTarget(LineWord word, Size size) {
    auto target = readBoard(word.text);
    if (!target) return moved(target.error(), word);
    if (target->size() != size) return unexpected(word, "a target of " + sizeText(size));
    return Goal::target(*std::move(target));
}

Result<Rule, TextError> readRule(LineWord word, std::optional<Edges> edges, Size size) {
    if (!edges) {
        if (auto rule = readRuleTable(size, word.text)) return *std::move(rule);
        return unexpected(word, "the masks of the board’s cells in hexadecimal digits");
    }
    const auto pattern = readPattern(word.text);
    if (!pattern) return moved(pattern.error(), word);
    return Rule::fromPattern(size, *pattern, *edges);
}

} // namespace

std::string writePuzzleLine(const Puzzle& puzzle) {
    std::string line(nameOf(puzzle.goal.kind()));
    if (const auto pattern = puzzle.rule.pattern()) {
        line.append(" ").append(nameOf(puzzle.rule.edges()));
        line.append(" ").append(writePattern(*pattern));
    } else {
        line.append(" ").append(tableWord).append(" ").append(hexOf(puzzle.rule));
    }
    const Grid* target = puzzle.goal.target();
    const auto ofBoard = static_cast<std::size_t>(puzzle.size().cells() + puzzle.size().rows);
    line.reserve(line.size() + (target != nullptr ? 2 : 1) * ofBoard);
    line.append(" ").append(writeBoardLine(puzzle.board));
    if (target != nullptr) line.append(" ").append(writeBoardLine(*target));
    return line;
}

Result<Puzzle, TextError> readPuzzleLine(std::string_view line) {
    std::size_t at = 0;
    const LineWord goalWord = takeWord(line, at);
    const std::string goalName = lowered(goalWord.text);
    const auto named = goalNamed(goalName);
    if (!named && goalName != targetWord)
        return unexpected(goalWord, "a goal: white, black, either or target");
    const LineWord edgesWord = takeWord(line, at);
    const std::string edgesName = lowered(edgesWord.text);
    const bool isTable = edgesName == tableWord;
    const auto edges = edgesNamed(edgesName);
    if (!edges && !isTable) return unexpected(edgesWord, "clipped, torus or table");
    const LineWord ruleWord = takeWord(line, at);
    const LineWord boardWord = takeWord(line, at);
    auto board = readBoard(boardWord.text);
    if (!board && !ruleWord.text.empty()) return moved(board.error(), boardWord);
    const Size size = board ? board->size() : Size{1, 1};
    auto rule = readRule(ruleWord, edges, size);
    if (!rule) return rule.error();
    auto goal = named ? Result<Goal, TextError>(*named) : readTarget(takeWord(line, at), size);
    if (!goal) return goal.error();
    if (const LineWord rest = takeWord(line, at); !rest.text.empty())
        return unexpected(rest, "the end of the line");
    return Puzzle{*std::move(rule), *std::move(board), *std::move(goal)};
}

} // namespace flip
