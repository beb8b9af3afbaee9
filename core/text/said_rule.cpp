#include "core/text/said_rule.h"

#include "core/text/judge_rule.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// A word in small letters, or a sign that separates sentences or lines; whatever else there is between words
/// is left out.
struct Word {
    std::string text;
    std::int64_t line = 1;
    std::int64_t column = 1;
};

using Words = std::vector<Word>;
using Phrases = std::span<const std::string_view>;

bool isEnd(const Word& word) { return word.text == "." || word.text == "\n"; }

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

/// Whether there are two letters side by side. The rows of a board that is written with blanks have none; a
/// word for each of a million pieces would take a hundred times the memory of the text.
bool hasWords(std::string_view line) {
    return std::ranges::adjacent_find(line, [](char a, char b) { return isLetter(a) && isLetter(b); }) !=
           line.end();
}

void addWords(Words& words, std::string_view line, std::int64_t number) {
    bool inWord = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line[i]);
        const bool isPart = std::isalnum(byte) != 0 || byte >= 0x80 || byte == '\'';
        const auto column = static_cast<std::int64_t>(i) + 1;
        if (isPart) {
            if (!inWord) words.push_back({{}, number, column});
            words.back().text += static_cast<char>(std::tolower(byte));
        } else if (byte == '.' || byte == '!' || byte == '?' || byte == ';') {
            words.push_back({".", number, column});
        }
        inWord = isPart;
    }
}

Words wordsOf(std::string_view text) {
    Words words;
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (hasWords(line)) addWords(words, line, number);
        if (words.empty() || words.back().text != "\n")
            words.push_back({"\n", number, static_cast<std::int64_t>(end) + 1});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

bool isAmong(std::string_view word, Phrases words) { return std::ranges::find(words, word) != words.end(); }

/// Whether the words from `at` are those of the phrase, which has single blanks between its words. Words that
/// add nothing, such as “the”, are passed over.
std::size_t phraseLength(const Words& words, std::size_t at, std::string_view phrase) {
    static constexpr std::array<std::string_view, 5> fillers{"the", "of", "to", "them", "be"};
    const std::size_t begin = at;
    while (!phrase.empty()) {
        const std::size_t end = std::min(phrase.find(' '), phrase.size());
        const std::string_view wanted = phrase.substr(0, end);
        while (at > begin && at < words.size() && words[at].text != wanted &&
               isAmong(words[at].text, fillers))
            ++at;
        if (at == words.size() || words[at].text != wanted) return 0;
        ++at;
        phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
    return at - begin;
}

/// The length of the first phrase that begins there.
std::size_t anyPhrase(const Words& words, std::size_t at, Phrases phrases) {
    for (const std::string_view phrase : phrases) {
        if (const std::size_t length = phraseLength(words, at, phrase)) return length;
    }
    return 0;
}

/// Whether one of the words shortly before, in the same sentence, says no.
bool isNegated(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 18> no{
        "no",     "not",   "non",   "without", "never",  "cannot", "don't", "doesn't", "isn't",
        "aren't", "won't", "can't", "neither", "unlike", "nicht",  "kein",  "keine",   "ohne"};
    constexpr std::size_t farthest = 4;
    for (std::size_t back = 1; back <= std::min(farthest, at); ++back) {
        const Word& before = words[at - back];
        if (isEnd(before)) return false;
        if (isAmong(before.text, no)) return true;
    }
    return false;
}

/// Whether one of these words is in the same sentence, not far away.
bool isInSentence(const Words& words, std::size_t at, Phrases wanted) {
    constexpr std::size_t farthest = 40;
    std::size_t begin = at;
    while (begin > 0 && at - begin < farthest && !isEnd(words[begin - 1])) --begin;
    const std::size_t end = std::min(words.size(), at + farthest);
    for (; begin < end && !isEnd(words[begin]); ++begin) {
        if (isAmong(words[begin].text, wanted)) return true;
    }
    return false;
}

bool isAnyIn(std::string_view text, Phrases phrases) {
    return std::ranges::any_of(
        phrases, [&](std::string_view phrase) { return text.find(phrase) != std::string::npos; });
}

// --- the goal ---

struct Colours {
    bool white = false;
    bool black = false;
};

/// Whether a colour, after words such as “all” that begin at `begin`, is the end of a wish. “All white
/// pieces” tells of pieces, “all on the same side” of no colour, and “board 1” is a title.
bool isWanted(const Words& words, std::size_t begin, std::size_t colour) {
    static constexpr std::array<std::string_view, 5> colours{"white", "black", "weiß", "weiss", "schwarz"};
    static constexpr std::array<std::string_view, 14> goesOn{"pieces", "piece", "cells", "squares", "tiles",
                                                             "stones", "discs", "disks", "lights",  "ones",
                                                             "is",     "are",   "means", "moves"};
    static constexpr std::array<std::string_view, 4> ends{"please", "wanted", "now", "again"};
    static constexpr std::array<std::string_view, 5> all{"all", "every", "everything", "alle", "goal"};
    static constexpr std::array<std::string_view, 8> where{"on a torus", "on torus",   "on a board",
                                                           "on board",   "in as few",  "with as few",
                                                           "in fewest",  "with fewest"};
    const bool isLast = colour + 1 == words.size() || isEnd(words[colour + 1]) ||
                        isAmong(words[colour + 1].text, ends) || anyPhrase(words, colour + 1, where) > 0;
    if (isAmong(words[colour].text, colours)) return isLast || !isAmong(words[colour + 1].text, goesOn);
    // “Make them all 1” begins with the second word, too.
    return isLast && isAmong(words[begin].text, all);
}

/// Colours that are wanted: “all white”, “every piece must be black”, “goal: white”.
Colours coloursWanted(const Words& words) {
    static constexpr std::array<std::string_view, 28> begins{
        "all pieces",   "all cells",  "all squares", "all tiles",  "all lights",  "all lamps",  "all discs",
        "all stones",   "all",        "every piece", "every cell", "every light", "everything", "whole board",
        "entire board", "turn board", "goal is",     "goal all",   "goal",        "target is",  "target",
        "aim",          "make it",    "make",        "completely", "alles",       "alle",       "ganz"};
    static constexpr std::array<std::string_view, 13> between{
        "are", "is", "must", "should", "become", "turned", "show", "all", "be", "them", "the", "of", "to"};
    static constexpr std::array<std::string_view, 11> white{"white", "0",    "zero", "zeros", "zeroes", "off",
                                                            "unlit", "dark", "weiß", "weiss", "0s"};
    static constexpr std::array<std::string_view, 8> black{"black", "1",   "one",     "ones",
                                                           "on",    "lit", "schwarz", "1s"};
    static constexpr std::array<std::string_view, 7> turnOff{
        "turn off all",   "turn all off",          "turn all lights off", "turn off every",
        "switch off all", "switch all lights off", "lights out"};
    static constexpr std::array<std::string_view, 6> turnOn{
        "turn on all", "turn all on", "turn all lights on", "turn on every", "switch on all", "light up all"};
    static constexpr std::array<std::string_view, 6> places{"on the board", "of the board", "on board",
                                                            "in the grid",  "of the grid",  "on the grid"};
    static constexpr std::array<std::string_view, 2> either{"or", "either"};
    Colours wanted;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (isNegated(words, at)) continue;
        wanted.white |= anyPhrase(words, at, turnOff) > 0;
        wanted.black |= anyPhrase(words, at, turnOn) > 0;
        const std::size_t begin = anyPhrase(words, at, begins);
        if (begin == 0) continue;
        std::size_t next = at + begin;
        constexpr std::size_t mostBetween = 6;
        const std::size_t last = std::min(words.size(), next + mostBetween);
        next += anyPhrase(words, next, places);
        while (next < last && isAmong(words[next].text, between)) ++next;
        if (next == words.size()) continue;
        const std::string& colour = words[next].text;
        if (!isWanted(words, at, next)) continue;
        wanted.white |= isAmong(colour, white);
        wanted.black |= isAmong(colour, black);
        // “All white or black”, “either all white side up or all black side up”.
        const bool isEither = isInSentence(words, at, either);
        wanted.white |= isEither && isInSentence(words, at, std::span(white).first(1));
        wanted.black |= isEither && isInSentence(words, at, std::span(black).first(1));
    }
    return wanted;
}

std::optional<Goal::Kind> goalSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 20> white{
        "变白",     "全白",   "变成白", "变为白",  "全部为白",  "全为白", "全灭",
        "全部熄灭", "全部关", "全关",   "变為白",  "すべて白",  "全て白", "白にする",
        "すべて消", "全て消", "全消灯", "모두 흰", "모두 하얀", "모두 끄"};
    static constexpr std::array<std::string_view, 16> black{
        "变黑",     "全黑",     "变成黑", "变为黑",   "全部为黑", "全为黑",  "全亮",    "全部点亮",
        "全部打开", "すべて黒", "全て黒", "黒にする", "全点灯",   "모두 검", "모두 켜", "变為黑"};
    Colours wanted = coloursWanted(words);
    wanted.white |= isAnyIn(text, white);
    wanted.black |= isAnyIn(text, black);
    // “Or black”, “or white”.
    static constexpr std::array<std::string_view, 6> either{"或黑",   "或白", "或者黑",
                                                            "或者白", "或全", "か黒"};
    if (isAnyIn(text, either)) wanted = {true, true};
    if (wanted.white && wanted.black) return Goal::Either;
    if (wanted.white) return Goal::White;
    return wanted.black ? std::optional(Goal::Black) : std::nullopt;
}

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
    static constexpr std::array<std::string_view, 5> whole{"whole row", "entire row", "whole column",
                                                           "entire column", "row and column"};
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
    static constexpr std::array<std::string_view, 10> unknown{
        "knight's move", "knight move", "knight moves",  "hexagonal grid", "hexagonal board",
        "three states",  "3 states",    "three colours", "three colors",   "3 colors"};
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

} // namespace

SaidRule saidRule(std::string_view text) {
    const Words words = wordsOf(text);
    return {goalSaid(text, words), edgesSaid(text, words), flipsSaid(words), unknownIn(words)};
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
