#include "core/text/judge.h"
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

std::string bodyText(const JudgeAnswer& answer, const Grid& presses) {
    switch (answer.body) {
    case Print::Matrix:
        return writePressMatrix(presses);
    case Print::Buttons:
        return buttons(presses);
    case Print::Word:
        return std::string(answer.possible) + '\n';
    case Print::List:
        return list(presses);
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

std::string headingOf(const JudgeInput& input, const FoundPuzzle& found) {
    const Size size = found.puzzle.size();
    switch (input.heading) {
    case JudgeInput::Heading::Side:
        return std::to_string(size.rows) + '\n';
    case JudgeInput::Heading::Sides:
        return std::to_string(size.rows) + ' ' + std::to_string(size.columns) + '\n';
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
    case JudgeInput::Body::Signs:
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
                             const Grid* presses) {
    const JudgeAnswer& answer = judge.answer;
    const bool tooMany = presses && answer.mostPresses > 0 && presses->count() > answer.mostPresses;
    std::string text = writeJudgeHeading(judge, number, found);
    if (!presses || tooMany) return text.append(answer.impossible) += '\n';
    return text + bodyText(answer, *presses);
}

} // namespace flip
