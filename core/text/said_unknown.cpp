#include "core/text/said_unknown.h"

#include "core/text/said_edges.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

/// The length of “2x2 block”, or of “whole row” where no column is meant, too, or the other way round, or all
/// but the piece itself.
std::size_t otherShape(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 4> row{"whole row", "entire row", "whole rows",
                                                         "entire rows"};
    static constexpr std::array<std::string_view, 4> column{"whole column", "entire column", "whole columns",
                                                            "entire columns"};
    static constexpr std::array<std::string_view, 3> except{"except", "without", "or"};
    static constexpr std::array<std::string_view, 2> rows{"row", "rows"};
    static constexpr std::array<std::string_view, 2> columns{"column", "columns"};
    const std::size_t ofRow = anyPhrase(words, at, row);
    static constexpr std::array<std::string_view, 4> twoByTwo{"2x2 block", "2x2 square", "2×2 block",
                                                              "2×2 square"};
    const std::size_t ofSquare = anyPhrase(words, at, twoByTwo);
    const std::size_t length = std::max({ofRow, anyPhrase(words, at, column), ofSquare});
    if (length == 0 || !isFlipped(words, at)) return 0;
    if (ofSquare > 0) return ofSquare;
    const bool isBoth = isInSentence(words, at, ofRow > 0 ? Phrases(columns) : Phrases(rows));
    return isBoth && !isInSentence(words, at, except) ? 0 : length;
}

/// “It flips the cells to its left and right”, and no others.
bool areOnlyBeside(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 12> others{"north", "south", "top",      "bottom",
                                                             "up",    "down",  "above",    "below",
                                                             "upper", "lower", "vertical", "vertically"};
    static constexpr std::array<std::string_view, 4> beside{"to its left and right", "pieces left and right",
                                                            "left and right neighbours",
                                                            "left and right neighbors"};
    static constexpr std::array<std::string_view, 6> flips{"flip",    "flips",   "toggle",
                                                           "toggles", "inverts", "changes"};
    return anyPhrase(words, at, beside) > 0 && isInSentence(words, at, flips) &&
           placesNear(words, at, others).empty();
}

/// “The piece and the one below it”, and no others.
bool isOnlyOneMore(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 8> pieces{
        "piece to its right", "piece to its left", "piece on its right", "piece on its left",
        "piece below it",     "piece above it",    "piece right of it",  "piece left of it"};
    static constexpr std::array<std::string_view, 8> flips{"flip",    "flips",   "toggle",   "toggles",
                                                           "inverts", "changes", "switches", "turns"};
    // Words for a whole rule, which the sentence is an example of, and for the four sides.
    static constexpr std::array<std::string_view, 14> whole{
        "corner",     "corners",   "edge",     "edges",      "border", "four",    "4",
        "neighbours", "neighbors", "adjacent", "orthogonal", "plus",   "example", "surrounding"};
    static constexpr std::array<std::string_view, 1> left{"left"};
    static constexpr std::array<std::string_view, 1> right{"right"};
    static constexpr std::array<std::string_view, 5> above{"above", "up", "top", "upper", "north"};
    static constexpr std::array<std::string_view, 5> below{"below", "down", "bottom", "lower", "south"};
    if (anyPhrase(words, at, pieces) == 0 || !isInSentence(words, at, flips)) return false;
    const auto isSaid = [&](Phrases side) { return !placesNear(words, at, side).empty(); };
    return !isSaid(whole) && !(isSaid(left) && isSaid(right) && isSaid(above) && isSaid(below));
}

/// “Only press lit cells”, “corner cells can't be pressed”, but not “cannot be pressed twice”.
std::size_t lengthOfForbidden(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 16> only{
        "only press lit",      "only press unlit",      "only press black",      "only press white",
        "press only lit",      "press only unlit",      "press only black",      "press only white",
        "only lit pieces can", "only unlit pieces can", "only black pieces can", "only white pieces can",
        "only lit pieces may", "only unlit pieces may", "only black pieces may", "only white pieces may"};
    static constexpr std::array<std::string_view, 6> never{"can't be pressed",    "cannot be pressed",
                                                           "can not be pressed",  "may not be pressed",
                                                           "must not be pressed", "can never be pressed"};
    static constexpr std::array<std::string_view, 5> again{"twice", "again", "more", "any", "any more"};
    const std::size_t length = anyPhrase(words, at, never);
    const std::size_t next = at + length;
    if (length > 0 && (next == words.size() || !isAmong(words[next].text, again))) return length;
    return anyPhrase(words, at, only);
}

std::size_t lengthOfUnknown(const Words& words, std::size_t at, Phrases phrases) {
    if (const std::size_t length = lengthOfForbidden(words, at)) return length;
    if (isOneDirection(words, at) || areOnlyBeside(words, at) || isOnlyOneMore(words, at)) return 1;
    return std::max(anyPhrase(words, at, phrases), otherShape(words, at));
}

} // namespace

std::optional<TextError> unknownIn(const Words& words) {
    static constexpr std::array<std::string_view, 41> unknown{"flip any row",
                                                              "flip any single row",
                                                              "flip rows",
                                                              "entire row or",
                                                              "möbius band",
                                                              "mobius band",
                                                              "on a sphere",
                                                              "hex grid",
                                                              "triangular grid",
                                                              "three state",
                                                              "3 state",
                                                              "mod 3",
                                                              "manhattan",
                                                              "hexagons",
                                                              "hexagonal",
                                                              "only its left and right",
                                                              "like a chess knight",
                                                              "chess knight",
                                                              "x shape",
                                                              "flips its row",
                                                              "choose a row",
                                                              "any row or column",
                                                              "row only",
                                                              "column only",
                                                              "two adjacent",
                                                              "any rectangle",
                                                              "only horizontal wraparound",
                                                              "in one direction",
                                                              "knight's move",
                                                              "knight move",
                                                              "knight moves",
                                                              "three states",
                                                              "3 states",
                                                              "three colours",
                                                              "three colors",
                                                              "3 colors",
                                                              "cylinder",
                                                              "cylindrical",
                                                              "klein bottle",
                                                              "möbius strip",
                                                              "mobius strip"};
    for (std::size_t at = 0; at < words.size(); ++at) {
        static constexpr std::array<std::string_view, 5> elsewhere{"other", "another", "previous", "next",
                                                                   "last"};
        const std::size_t length = isNegated(words, at) || isInSentence(words, at, elsewhere)
                                       ? 0
                                       : lengthOfUnknown(words, at, unknown);
        if (length == 0) continue;
        std::string found = words[at].text;
        for (std::size_t i = 1; i < length; ++i) found += ' ' + words[at + i].text;
        return TextError{words[at].line, words[at].column, "“" + found + "”",
                         "a rule for pieces with two sides in rows and columns"};
    }
    return std::nullopt;
}

} // namespace flip::said
