#include "core/text/judge.h"
#include "core/text/machine_line.h"
#include "core/text/written_forms.h"

#include <utility>

namespace flip {

namespace {

using Print = JudgeAnswer::Body;

/// The heading with the case's number and name filled in; ## is a # followed by the number.
std::string filledIn(std::string_view heading, std::int64_t number, const std::string& name) {
    std::string text;
    bool literal = false;
    for (const char c : heading) {
        if (c == '@') {
            text += name;
        } else if (c == '#' && literal) {
            text += std::to_string(number);
        } else {
            text += c;
        }
        literal = c == '#';
    }
    return text;
}

std::string buttons(const Grid& presses) {
    std::string text;
    presses.forEachSet([&](Cell cell) {
        if (!text.empty()) text += ' ';
        text += std::to_string(indexOf(presses.size(), cell) + 1);
    });
    return text + '\n';
}

std::string list(const Grid& presses) {
    std::string text = std::to_string(presses.count()) + '\n';
    presses.forEachSet([&](Cell cell) {
        text += std::to_string(cell.row + 1) + ' ' + std::to_string(cell.column + 1) + '\n';
    });
    return text;
}

std::string bodyText(const JudgeAnswer& answer, const Grid& presses, std::uint64_t ways) {
    switch (answer.body) {
    case Print::Matrix:
        return writePressMatrix(presses);
    case Print::Buttons:
        return buttons(presses);
    case Print::Word:
        return std::string(answer.possible) + '\n';
    case Print::List:
        return list(presses);
    case Print::Ways:
        return std::to_string(ways) + '\n';
    case Print::Count:
        break;
    }
    return std::to_string(presses.count()) + '\n';
}

std::string signRow(const JudgeInput& input, const Grid& board, int r) {
    std::string text;
    for (int c = 0; c < board.columns(); ++c) {
        if (c > 0 && input.spaced) text += ' ';
        text += board.test({r, c}) ? input.black : input.white;
    }
    return text + '\n';
}

std::string signRows(const JudgeInput& input, const Grid& board) {
    std::string text;
    for (int r = 0; r < board.rows(); ++r) text += signRow(input, board, r);
    return text;
}

std::string brackets(const Grid& board) {
    std::string text = "[";
    for (int r = 0; r < board.rows(); ++r) {
        text += r > 0 ? ",[" : "[";
        for (int c = 0; c < board.columns(); ++c)
            text.append(c > 0 ? "," : "").append(board.test({r, c}) ? "1" : "0");
        text += ']';
    }
    return text + "]\n";
}

/// The list without the brackets around it, and how many cells the first press flips.
std::string window(const Puzzle& puzzle) {
    const std::string rows = brackets(puzzle.board);
    return rows.substr(1, rows.size() - 3) + '\n' + std::to_string(puzzle.rule.mask({0, 0}).count()) + '\n';
}

std::string patternRows(const Rule& rule) {
    const Pattern pattern = rule.pattern().value_or(Pattern::plus());
    std::string text;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) text += pattern.flips(down, right) ? '*' : '.';
        text += '\n';
    }
    return text;
}

std::string coordinates(const Grid& board) {
    std::string text = std::to_string(board.count()) + '\n';
    board.forEachSet(
        [&](Cell cell) { text += std::to_string(cell.row) + ' ' + std::to_string(cell.column) + '\n'; });
    return text;
}

/// The cells that a press on each cell flips, from 1; those on the cell itself are left out, and those on
/// later cells if `ordered`.
std::vector<std::pair<std::int64_t, std::int64_t>> pairsOf(const Rule& rule, bool ordered) {
    std::vector<std::pair<std::int64_t, std::int64_t>> pairs;
    const Size size = rule.size();
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        rule.mask(cellAt(size, i)).forEachSet([&](Cell cell) {
            const std::int64_t other = indexOf(size, cell);
            if (other != i && (!ordered || i < other)) pairs.emplace_back(i + 1, other + 1);
        });
    }
    return pairs;
}

std::string pairLines(const Rule& rule, bool ordered) {
    std::string text;
    for (const auto& [first, second] : pairsOf(rule, ordered))
        text += std::to_string(first) + ' ' + std::to_string(second) + '\n';
    return text;
}

/// What comes after the length on its line.
std::string lengthEnd(const JudgeInput& input, const Rule& rule) {
    if (input.body == JudgeInput::Body::Reach)
        return ' ' + std::to_string(rule.mask({0, 0}).count() - 1) + '\n';
    if (input.body == JudgeInput::Body::Pairs) return ' ' + std::to_string(pairsOf(rule, true).size()) + '\n';
    return "\n";
}

std::string twoBoards(const JudgeInput& input, const Puzzle& puzzle) {
    return signRows(input, puzzle.board) + signRows(input, *puzzle.goal.target());
}

std::string deadCells(const Puzzle& puzzle) {
    std::string text;
    std::int64_t count = 0;
    for (std::int64_t i = 0; i < puzzle.board.cells(); ++i) {
        const Cell cell = cellAt(puzzle.size(), i);
        if (!puzzle.rule.mask(cell).none()) continue;
        ++count;
        text += std::to_string(cell.column) + ' ' + std::to_string(cell.row) + '\n';
    }
    return std::to_string(count) + '\n' + text;
}

std::string headingOf(const JudgeInput& input, const FoundPuzzle& found) {
    const Size size = found.puzzle.size();
    switch (input.heading) {
    case JudgeInput::Heading::Side:
        return std::to_string(size.rows) + '\n';
    case JudgeInput::Heading::Sides:
        return std::to_string(size.rows) + ' ' + std::to_string(size.columns) + '\n';
    case JudgeInput::Heading::Length:
        return std::to_string(size.columns) + lengthEnd(input, found.puzzle.rule);
    case JudgeInput::Heading::Name:
        return found.name + '\n';
    case JudgeInput::Heading::None:
        break;
    }
    return "";
}

std::string bodyOf(const JudgeInput& input, const Puzzle& puzzle) {
    switch (input.body) {
    case JudgeInput::Body::Brackets:
        return brackets(puzzle.board);
    case JudgeInput::Body::Pattern:
        return patternRows(puzzle.rule);
    case JudgeInput::Body::Coordinates:
        return coordinates(puzzle.board);
    case JudgeInput::Body::TwoBoards:
    case JudgeInput::Body::TwoRows:
        return twoBoards(input, puzzle);
    case JudgeInput::Body::Window:
        return window(puzzle);
    case JudgeInput::Body::DeadCells:
        return signRows(input, puzzle.board) + deadCells(puzzle);
    case JudgeInput::Body::Pairs:
        return pairLines(puzzle.rule, true);
    case JudgeInput::Body::Wires:
        return twoBoards(input, puzzle) + pairLines(puzzle.rule, false) + "0 0\n";
    case JudgeInput::Body::Machine:
        return writeMachine(puzzle.rule, puzzle.toFlip(Colour::White));
    case JudgeInput::Body::Signs:
    case JudgeInput::Body::Reach:
        break;
    }
    return signRows(input, puzzle.board);
}

} // namespace

std::string writeJudgeInput(const Judge& judge, std::span<const FoundPuzzle> puzzles) {
    const JudgeInput& input = judge.input;
    std::string text;
    if (input.cases == JudgeInput::Cases::Counted) text = std::to_string(puzzles.size()) + '\n';
    for (const FoundPuzzle& found : puzzles) {
        text += headingOf(input, found) + bodyOf(input, found.puzzle);
        if (input.blankLines) text += '\n';
    }
    if (!input.ending.empty()) text.append(input.ending) += '\n';
    return text;
}

std::string writeJudgeHeading(const Judge& judge, std::int64_t number, const FoundPuzzle& found) {
    return filledIn(judge.answer.heading, number, found.name);
}

std::string writeJudgeAnswer(const Judge& judge, std::int64_t number, const FoundPuzzle& found,
                             const Grid* presses, std::uint64_t ways) {
    const JudgeAnswer& answer = judge.answer;
    const bool tooMany = presses && answer.mostPresses > 0 && presses->count() > answer.mostPresses;
    std::string text = writeJudgeHeading(judge, number, found);
    if (!presses || tooMany) return text.append(answer.impossible) += '\n';
    return text + bodyText(answer, *presses, ways);
}

} // namespace flip
