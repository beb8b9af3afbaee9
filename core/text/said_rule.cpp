#include "core/text/said_rule.h"

#include "core/text/judge_rule.h"
#include "core/text/legend.h"
#include "core/text/said_goal.h"
#include "core/text/said_words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace flip {

using namespace said;

namespace {

// --- the edges ---

/// Whether what is named there is switched off: “torus: off”, “wrap around = false”, “Torus? No.”
bool isSwitchedOff(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 7> between{"mode",  "around", "is", "are",
                                                             "board", "edges",  "."};
    static constexpr std::array<std::string_view, 9> off{"off",      "false", "no",   "none", "0",
                                                         "disabled", "never", "nein", "aus"};
    constexpr std::size_t farthest = 3;
    const std::size_t end = std::min(words.size(), at + 1 + farthest);
    std::size_t next = at + 1;
    while (next < end && isAmong(words[next].text, between)) ++next;
    if (next >= end || !isAmong(words[next].text, off)) return false;
    // “A torus. No press …” goes on.
    const bool isQuestion = words[next - 1].text == ".";
    return !isQuestion || next + 1 == words.size() || isEnd(words[next + 1]);
}

std::optional<Edges> edgesSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 9> others{
        "环面", "环形边界", "循环边界", "上下相连", "左右相连", "首尾相连", "トーラス", "토러스", "环绕"};
    static constexpr std::array<std::string_view, 6> sure{"torus",      "toroidal", "toroidally",
                                                          "wraparound", "donut",    "doughnut"};
    static constexpr std::array<std::string_view, 5> wraps{"wrap", "wraps", "wrapped", "wrapping", "cyclic"};
    static constexpr std::array<std::string_view, 14> about{
        "around",   "edge",       "edges", "border", "borders", "side", "sides",
        "boundary", "boundaries", "board", "grid",   "over",    "rows", "columns"};
    bool isDenied = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at].text;
        if (!isAmong(word, sure) && !(isAmong(word, wraps) && isInSentence(words, at, about))) continue;
        if (!isNegated(words, at) && !isSwitchedOff(words, at)) return Edges::Torus;
        isDenied = true;
    }
    if (isAnyIn(text, others)) return Edges::Torus;
    return isDenied ? std::optional(Edges::Clipped) : std::nullopt;
}

// --- what a press flips ---

/// “Its four diagonal neighbours”, without the others.
bool areOnlyFour(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> four{"four", "4"};
    static constexpr std::array<std::string_view, 12> others{
        "also",     "too",   "including",  "plus",       "even",     "orthogonal",
        "adjacent", "above", "horizontal", "vertically", "vertical", "horizontally"};
    static constexpr std::array<std::string_view, 2> neighbours{"neighbours", "neighbors"};
    if (at == 0 || !isAmong(words[at - 1].text, four) || isInSentence(words, at, others)) return false;
    // “Its four neighbours and its four diagonal neighbours”.
    for (std::size_t back = at; back > 0 && !isEnd(words[back - 1]); --back) {
        if (isAmong(words[back - 1].text, neighbours)) return false;
    }
    return true;
}

std::optional<SaidRule::Flips> diagonalSaid(const Words& words) {
    static constexpr std::array<std::string_view, 4> diagonals{"diagonal", "diagonals", "diagonally", "diag"};
    static constexpr std::array<std::string_view, 6> also{"also", "too", "including", "and", "plus", "even"};
    static constexpr std::array<std::string_view, 1> only{"only"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isAmong(words[at].text, diagonals)) continue;
        static constexpr std::array<std::string_view, 6> no{"not",   "no",      "never",
                                                            "don't", "doesn't", "without"};
        if (isInSentence(words, at, no)) continue;
        if (isInSentence(words, at, only) || areOnlyFour(words, at)) return SaidRule::Flips::Diagonal;
        return isInSentence(words, at, also) ? SaidRule::Flips::Block : SaidRule::Flips::DiagonalOrBlock;
    }
    return std::nullopt;
}

std::optional<SaidRule::Flips> flipsSaid(const Words& words) {
    static constexpr std::array<std::string_view, 8> block{
        "eight neighbours", "eight neighbors", "8 neighbours", "8 neighbors",
        "all eight",        "block of nine",   "3x3 block",    "3x3 square"};
    static constexpr std::array<std::string_view, 6> neighbours{
        "not itself", "except itself", "but itself", "only neighbours", "only neighbors", "without itself"};
    static constexpr std::array<std::string_view, 10> whole{"whole row",
                                                            "entire row",
                                                            "whole column",
                                                            "entire column",
                                                            "row and column",
                                                            "row and its column",
                                                            "everything in its row",
                                                            "all in its row",
                                                            "all pieces in its row",
                                                            "all cells in its row"};
    static constexpr std::array<std::string_view, 10> acts{
        "flip", "flips", "press", "presses", "pressing", "toggle", "toggles", "change", "changes", "inverts"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isNegated(words, at)) continue;
        if (anyPhrase(words, at, block) > 0) return SaidRule::Flips::Block;
        if (anyPhrase(words, at, neighbours) > 0) return SaidRule::Flips::OnlyNeighbours;
        if (anyPhrase(words, at, whole) > 0 && isInSentence(words, at, acts))
            return SaidRule::Flips::RowAndColumn;
    }
    return diagonalSaid(words);
}

std::optional<TextError> unknownIn(const Words& words) {
    static constexpr std::array<std::string_view, 15> unknown{
        "knight's move", "knight move", "knight moves",  "hexagonal grid", "hexagonal board",
        "three states",  "3 states",    "three colours", "three colors",   "3 colors",
        "cylinder",      "cylindrical", "klein bottle",  "möbius strip",   "mobius strip"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::size_t length = isNegated(words, at) ? 0 : anyPhrase(words, at, unknown);
        if (length == 0) continue;
        std::string found = words[at].text;
        for (std::size_t i = 1; i < length; ++i) found += ' ' + words[at + i].text;
        return TextError{words[at].line, words[at].column, "“" + found + "”",
                         "a rule for pieces with two sides in rows and columns"};
    }
    return std::nullopt;
}

// --- the readings ---

bool maySay(const Reading& reading) {
    const bool isBoard = reading.notation == Notation::Signs || reading.notation == Notation::Lists ||
                         reading.notation == Notation::Mask;
    return isBoard && reading.judge == nullptr;
}

/// A table takes cells² bits.
constexpr std::int64_t mostInTable = 4096;

std::optional<Rule> ruleSaid(const Rule& rule, SaidRule::Flips flips, Edges edges) {
    constexpr unsigned all = Pattern::count - 1;
    constexpr unsigned cross = 0b101'010'101;
    const Size size = rule.size();
    switch (flips) {
    case SaidRule::Flips::Block:
        return Rule::fromPattern(size, Pattern(all), edges);
    case SaidRule::Flips::Diagonal:
    case SaidRule::Flips::DiagonalOrBlock:
        return Rule::fromPattern(size, Pattern(cross), edges);
    case SaidRule::Flips::OnlyNeighbours:
        return Rule::fromPattern(size, Pattern(0b010'101'010), edges);
    case SaidRule::Flips::RowAndColumn:
        break;
    }
    if (size.cells() > mostInTable) return std::nullopt;
    return ruleOfRowsAndColumns(size);
}

/// The reading with what was said; nothing if that changes nothing, or cannot be.
std::optional<Reading> withSaid(Reading reading, const SaidRule& said, std::optional<SaidRule::Flips> flips) {
    bool isChanged = false;
    for (FoundPuzzle& found : reading.puzzles) {
        Puzzle& puzzle = found.puzzle;
        const Puzzle before = puzzle;
        if (said.goal && puzzle.goal.isUniform()) puzzle.goal = *said.goal;
        const Edges edges = said.edges.value_or(puzzle.rule.edges());
        if (flips) {
            auto rule = ruleSaid(puzzle.rule, *flips, edges);
            if (!rule) return std::nullopt;
            puzzle.rule = *std::move(rule);
        } else if (said.edges && puzzle.rule.pattern()) {
            puzzle.rule = Rule::fromPattern(puzzle.size(), *puzzle.rule.pattern(), edges);
        }
        isChanged |= puzzle != before;
    }
    return isChanged ? std::optional(std::move(reading)) : std::nullopt;
}

/// Whether each sign that the legend has is of the other colour there.
bool isOtherwise(const std::vector<ColouredSign>& legend, const std::vector<ColouredSign>& signs) {
    return !legend.empty() && std::ranges::all_of(legend, [&](const ColouredSign& said) {
        return std::ranges::any_of(signs, [&](const ColouredSign& sign) {
            return sign.sign == said.sign && sign.isBlack != said.isBlack;
        });
    });
}

} // namespace

SaidRule takeSaid(Recognised& recognised, std::string_view text) {
    const auto first = std::ranges::find_if(recognised.readings, maySay);
    std::vector<ColouredSign> signs;
    std::vector<std::string_view> names;
    if (first != recognised.readings.end()) signs = first->signs;
    for (const ColouredSign& each : signs) names.push_back(each.sign);
    const Words words = wordsOf(text, names);
    const std::vector<ColouredSign> legend = legendIn(text, words, signs);
    if (isOtherwise(legend, signs)) {
        for (Reading& reading : recognised.readings) {
            if (maySay(reading)) reading = withColoursSwapped(std::move(reading));
        }
        for (ColouredSign& each : signs) each.isBlack = !each.isBlack;
    }
    return {goalSaid(text, words, signs), edgesSaid(text, words), flipsSaid(words), unknownIn(words)};
}

void applySaid(Recognised& recognised, const SaidRule& said) {
    std::vector<Reading> taken;
    for (const Reading& reading : recognised.readings) {
        if (!maySay(reading)) continue;
        if (auto with = withSaid(reading, said, said.flips)) taken.push_back(*std::move(with));
        if (said.flips != SaidRule::Flips::DiagonalOrBlock) continue;
        if (auto with = withSaid(reading, said, SaidRule::Flips::Block)) {
            taken.push_back(*std::move(with));
            recognised.isOpen = true;
        }
    }
    const auto first = std::ranges::find_if(recognised.readings, maySay);
    recognised.readings.insert(first, std::make_move_iterator(taken.begin()),
                               std::make_move_iterator(taken.end()));
}

} // namespace flip
