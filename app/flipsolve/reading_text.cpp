#include "app/flipsolve/reading_text.h"

#include "core/base/counted.h"
#include "core/text/board_text.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flip::console {

namespace {

std::string goalOf(const Judge& judge) {
    switch (judge.input.body) {
    case JudgeInput::Body::Pattern:
        return "all lit";
    case JudgeInput::Body::Coordinates:
        return "all off";
    case JudgeInput::Body::Pairs:
        return "all on";
    case JudgeInput::Body::TwoBoards:
    case JudgeInput::Body::TwoRows:
    case JudgeInput::Body::Wires:
        return "like the second board";
    case JudgeInput::Body::Machine:
        return "the lights in brackets on, others off";
    case JudgeInput::Body::Signs:
    case JudgeInput::Body::Brackets:
    case JudgeInput::Body::DeadCells:
    case JudgeInput::Body::Reach:
    case JudgeInput::Body::Window:
        break;
    }
    if (judge.goal == Goal::Either) return "all one colour";
    return std::string("all ") + (judge.goal == Goal::White ? judge.input.white : judge.input.black);
}

std::string_view goalOf(Goal::Kind goal) {
    switch (goal) {
    case Goal::White:
        return "all white";
    case Goal::Black:
        return "all black";
    case Goal::Target:
        return "a target board";
    case Goal::Either:
        break;
    }
    return "all one colour";
}

std::string ruleText(const Rule& rule) {
    const auto pattern = rule.pattern();
    if (!pattern) return "a rule of its own for each cell";
    const std::string name = pattern == Pattern::plus() ? "plus" : writePattern(*pattern);
    return name + (rule.edges() == Edges::Clipped ? ", edges clipped" : ", torus");
}

/// The two readings of an ambiguous text, told apart.
std::pair<std::string, std::string> bothReadings(const Recognised& recognised) {
    const Reading& first = recognised.readings[0];
    const Reading& second = recognised.readings[1];
    std::string chosen = describe(first);
    std::string other = describe(second);
    // Two boards of the same kind: only the cells differ.
    if (chosen == other) {
        chosen += ", " + writeBoardLine(first.puzzles.front().puzzle.board);
        other = writeBoardLine(second.puzzles.front().puzzle.board);
    }
    return {std::move(chosen), std::move(other)};
}

} // namespace

std::string describe(const Judge& judge) {
    std::string text(judge.title);
    text += ": " + goalOf(judge);
    if (judge.flips == Judge::Flips::TorusPlus) text += ", on a torus";
    if (judge.flips == Judge::Flips::InnerBlock) text += ", a press flips a block of 3×3 cells";
    if (judge.input.body == JudgeInput::Body::DeadCells) text += ", some cells cannot be pressed";
    if (judge.input.body == JudgeInput::Body::Reach)
        text += ", a press flips the cells within a given distance";
    if (judge.input.body == JudgeInput::Body::Window)
        text += ", a press flips a given number of cells in a row";
    if (judge.flips == Judge::Flips::Pair) text += ", a press flips two neighbouring cells";
    if (judge.input.body == JudgeInput::Body::Machine) text += ", the lights that a button flips are listed";
    if (judge.answer.isSum) text += "; adds up the fewest presses of all machines";
    if (judge.input.body == JudgeInput::Body::Pairs || judge.input.body == JudgeInput::Body::Wires)
        text += ", the cells that a press flips are listed";
    if (judge.answer.body == JudgeAnswer::Body::Ways) text += "; counts the ways";
    if (judge.flips == Judge::Flips::RowAndColumn) text += ", a press flips its row and its column";
    return text;
}

std::string describe(const Reading& reading) {
    const Puzzle& first = reading.puzzles.front().puzzle;
    std::string text = sizeText(first.size()) + ", ";
    if (reading.puzzles.size() > 1) text = grouped(reading.puzzles.size()) + " puzzles, the first " + text;
    if (reading.judge) return text + describe(*reading.judge);
    if (first.rule == Rule::fromPattern(first.size(), Pattern::plus())) text += "Flip Game: ";
    return text + ruleText(first.rule) + ", " + std::string(goalOf(first.goal.kind()));
}

std::string openQuestion(const Recognised& recognised) {
    const auto [chosen, other] = bothReadings(recognised);
    return "read as " + chosen + "; it could also be " + other;
}

std::vector<Grid> boardsThatMayBe(std::string_view text) {
    std::vector<Grid> boards;
    if (auto board = readBoard(text)) boards.push_back(*std::move(board));
    const auto recognised = recognise(text);
    if (!recognised) return boards;
    for (const Reading& reading : recognised->readings) {
        if (reading.puzzles.size() == 1) boards.push_back(reading.puzzles.front().puzzle.board);
    }
    return boards;
}

bool hasSignsOfItsOwn(std::string_view text) {
    const auto recognised = recognise(text);
    return recognised && std::ranges::any_of(recognised->readings.front().signs,
                                             [](const ColouredSign& each) { return !readBoard(each.sign); });
}

std::vector<Grid> boardsInSigns(std::string_view text, const std::vector<ColouredSign>& signs) {
    constexpr std::string_view between = "/;,[](){}\"' \t\n";
    const std::string small = lowered(text);
    std::string board;
    for (std::size_t at = 0; at < text.size();) {
        // A letter may be a sign as a capital and another one as not.
        const auto isThere = [&](std::string_view where) {
            return std::ranges::find_if(signs, [&](const ColouredSign& each) {
                return !each.sign.empty() && where.substr(at).starts_with(each.sign);
            });
        };
        auto sign = isThere(text);
        if (sign == signs.end()) sign = isThere(small);
        if (sign == signs.end() && between.find(text[at]) == std::string_view::npos) return {};
        board += sign == signs.end() ? text[at] : sign->isBlack ? 'b' : 'w';
        at += sign == signs.end() ? 1 : sign->sign.size();
    }
    return boardsThatMayBe(board);
}

Recognised withGoal(Recognised recognised, const Goal& goal) {
    std::vector<Reading> different;
    for (Reading& reading : recognised.readings) {
        recognised.isInterpreted |= reading.judge != nullptr;
        reading.judge = nullptr;
        for (FoundPuzzle& found : reading.puzzles) found.puzzle.goal = goal;
        const auto isSame = [&](const Reading& other) {
            return std::ranges::equal(other.puzzles, reading.puzzles, {}, &FoundPuzzle::puzzle,
                                      &FoundPuzzle::puzzle);
        };
        if (std::ranges::none_of(different, isSame)) different.push_back(std::move(reading));
    }
    recognised.readings = std::move(different);
    recognised.isGoalAssumed = false;
    recognised.isOpen = recognised.isOpen && recognised.readings.size() > 1;
    return recognised;
}

TextError refusal(const Recognised& recognised) {
    const auto [first, second] = bothReadings(recognised);
    return {recognised.readings.front().puzzles.front().line, 1,
            "an ambiguous text (" + first + "; or " + second + ")",
            "a text with a single reading: --strict refuses to choose one"};
}

} // namespace flip::console
