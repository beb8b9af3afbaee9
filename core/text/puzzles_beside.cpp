#include "core/text/puzzles_beside.h"

#include "core/text/board_text.h"
#include "core/text/boards_read.h"
#include "core/text/flip_id.h"
#include "core/text/json_objects.h"
#include "core/text/json_puzzles.h"
#include "core/text/links_in_text.h"
#include "core/text/puzzle_line.h"
#include "core/text/puzzle_lines.h"
#include "core/text/rows_beside.h"
#include "core/text/sign_boards.h"
#include "core/text/sign_lines.h"
#include "core/text/string_literals.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Boards = std::vector<std::pair<Grid, std::int64_t>>;
using Puzzles = std::vector<FoundPuzzle>;

/// The puzzles that are a line each.
void addLines(Puzzles& puzzles, std::string_view text) {
    std::int64_t number = 0;
    for (const std::string_view each : splitAt(text, '\n')) {
        const std::string_view line = trimmed(each);
        ++number;
        const auto add = [&](Result<Puzzle, TextError> puzzle) {
            if (puzzle) puzzles.push_back({*std::move(puzzle), number});
        };
        if (isPuzzleLine(line)) add(readPuzzleLine(line));
        if (isFlipId(line)) add(readFlipId(line));
    }
}

Puzzles objectsIn(std::string_view text) {
    const std::size_t begin = beginOfObjects(text);
    auto read = readJsonPuzzles(text.substr(begin));
    const std::int64_t before = std::ranges::count(text.substr(0, begin), '\n');
    Puzzles puzzles = read ? std::move(read->puzzles) : Puzzles();
    for (FoundPuzzle& each : puzzles) each.line += before;
    return puzzles;
}

/// The lists of lists that begin a line, but for answers.
Boards listsIn(std::string_view text) {
    Boards boards;
    bool isAnswer = false;
    std::int64_t number = 1;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const std::string_view row = trimmed(rest.substr(0, rest.find('\n')));
        std::size_t used = std::min(rest.find('\n'), rest.size());
        if (row.starts_with("[[")) {
            used = endOfBracket(rest);
            const auto signs = readSignLists(rest.substr(0, used));
            const auto colours = signs ? coloursOf(signs->signs) : std::nullopt;
            for (const SignBoard& each : colours && !isAnswer ? signs->boards : std::vector<SignBoard>()) {
                auto board = gridOf(each, *colours);
                if (board && board->rows() > 1) boards.emplace_back(*std::move(board), number);
            }
        }
        if (!row.empty()) isAnswer = announcesPresses(row);
        used = std::min(rest.find('\n', used), rest.size() - 1) + 1;
        number += std::ranges::count(rest.substr(0, used), '\n');
        at += used;
    }
    return boards;
}

/// The boards that are words of sentences: “The board bww/wbw/wwb is easy.” Where a solution leads is none
/// to be solved.
Boards boardsInSentences(std::string_view text) {
    Boards boards;
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        ++number;
        if (isPuzzleLine(trimmed(line)) || announcesPresses(trimmed(line))) continue;
        for (const std::string_view word : slashedBoardsIn(line)) {
            auto board = readBoard(word);
            const bool isMeant = board && !board->none() && board->count() < board->size().cells();
            if (isMeant && word.size() < trimmed(line).size()) boards.emplace_back(*std::move(board), number);
        }
    }
    return boards;
}

/// Without the marks of quoted mail before each line.
std::string withoutQuotes(std::string text) {
    bool isBegin = true;
    for (char& c : text) {
        if (isBegin && c == '>') c = ' ';
        isBegin = c == '\n' || (isBegin && c == ' ');
    }
    return text;
}

/// The line of the first of these that is not among those that were read, as written.
std::optional<std::int64_t> firstLost(const Puzzles& puzzles, const std::set<std::string>& read) {
    const auto lost = std::ranges::find_if(
        puzzles, [&](const FoundPuzzle& each) { return !read.contains(writePuzzleLine(each.puzzle)); });
    return lost == puzzles.end() ? std::nullopt : std::optional(lost->line);
}

std::set<std::string> written(const Puzzles& puzzles) {
    std::set<std::string> lines;
    for (const FoundPuzzle& each : puzzles) lines.insert(writePuzzleLine(each.puzzle));
    return lines;
}

/// As written, and without each part of the rule and the goal, which words beside a puzzle may have said.
std::set<std::string> writtenWithoutWords(const Puzzles& puzzles) {
    std::set<std::string> lines;
    for (const FoundPuzzle& each : puzzles) {
        const Puzzle& puzzle = each.puzzle;
        const auto add = [&](const Rule& rule) {
            lines.insert(writePuzzleLine({rule, puzzle.board, puzzle.goal}));
            lines.insert(writePuzzleLine({rule, puzzle.board}));
        };
        add(puzzle.rule);
        for (const Edges edges : {Edges::Clipped, puzzle.rule.edges()}) {
            add(Rule::fromPattern(puzzle.size(), Pattern::plus(), edges));
            add(Rule::fromPattern(puzzle.size(), puzzle.rule.pattern().value_or(Pattern::plus()), edges));
        }
    }
    return lines;
}

TextError lostIn(std::int64_t line) {
    return {line, 1, std::string(puzzleApart), "only one of them, or all written alike"};
}

} // namespace

std::optional<TextError> puzzlesBeside(const Recognised& recognised, std::string_view text) {
    auto links = linksIn(text);
    if (!links) return links.error();
    Puzzles whole = *std::move(links);
    addLines(whole, text);
    const Puzzles& found = recognised.readings.front().puzzles;
    if (const auto line = whole.empty() ? std::nullopt : firstLost(whole, written(found)))
        return lostIn(*line);
    const Puzzles objects = objectsIn(text);
    if (const auto line = objects.empty() ? std::nullopt : firstLost(objects, writtenWithoutWords(found)))
        return lostIn(*line);
    const Notation notation = recognised.readings.front().notation;
    if (notation == Notation::JudgeInput || notation == Notation::Panel) return std::nullopt;
    const std::string others = withoutQuotes(withoutObjects(text));
    const BoardsRead read(recognised);
    for (const auto& [board, line] : notation == Notation::Lists ? Boards() : listsIn(others)) {
        if (!read.has(board)) return lostIn(line);
    }
    if (notation == Notation::Signs) return std::nullopt;
    for (const auto& [board, line] : boardsInSentences(others)) {
        if (!read.has(board)) return lostIn(line);
    }
    return rowsBeside(recognised, others);
}

} // namespace flip
