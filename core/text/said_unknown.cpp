#include "core/text/said_unknown.h"

#include "core/text/flipped_words.h"
#include "core/text/said_edges.h"
#include "core/text/said_setting.h"
#include "core/text/said_shape.h"
#include "core/text/unknown_words.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

/// “2x2” or “5×5”, but not “3x3”.
bool isOtherSide(std::string_view word) {
    const auto size = sizeIn(word);
    return size && *size != Size{Pattern::side, Pattern::side};
}

/// The length of “2x2 block” or “1x3 strip”, if that is what a press flips. “Turn all pieces of the 4x4
/// square” is none.
std::size_t lengthOfShape(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 10> shapes{
        "block",     "square",       "area",          "region", "strip",
        "rectangle", "neighborhood", "neighbourhood", "cross",  "plus"};
    static constexpr std::array<std::string_view, 9> presses{
        "press", "presses", "pressing", "click", "clicks", "clicking", "button", "move", "tap"};
    constexpr std::size_t length = 2;
    const bool isShape =
        at + 1 < words.size() && isOtherSide(words[at].text) && isAmong(words[at + 1].text, shapes);
    if (!isShape || !isFlipped(words, at)) return 0;
    return words[at].text.starts_with('2') || isInSentence(words, at, presses) ? length : 0;
}

/// “Only lit ones may be pressed”; 0 if it is not that.
std::size_t lengthOfOnlySome(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 11> colours{
        "lit", "unlit", "black", "white", "on", "off", "edge", "corner", "border", "inner", "outer"};
    static constexpr std::array<std::string_view, 3> may{"may", "can", "must"};
    static constexpr std::array<std::string_view, 2> pressed{"pressed", "clicked"};
    constexpr std::size_t length = 4;
    if (words[at].text != "only" || at + length >= words.size()) return 0;
    const std::string& things = words[at + 2].text;
    const bool isSome = isAmong(words[at + 1].text, colours) && (things == "ones" || arePieces(things));
    return isSome && isAmong(words[at + 3].text, may) && isInSentence(words, at, pressed) ? length : 0;
}

/// “Only press lit cells”, “corner cells can't be pressed”, but not “cannot be pressed twice”.
std::size_t lengthOfForbidden(const Words& words, std::size_t at) {
    static constexpr auto only = std::to_array<std::string_view>(
        {"only press buttons that are currently", "only press pieces that are currently", "only press lit",
         "only press unlit", "only press black", "only press white", "press only lit", "press only unlit",
         "press only black", "press only white", "only lit pieces can", "only unlit pieces can",
         "only black pieces can", "only white pieces can", "only lit pieces may", "only unlit pieces may",
         "only black pieces may", "only white pieces may"});
    static constexpr auto never = std::to_array<std::string_view>(
        {"can't be pressed", "cannot be pressed", "can not be pressed", "may not be pressed",
         "must not be pressed", "can never be pressed", "you may not press", "you can't press",
         "you cannot press", "you must not press", "not allowed to press"});
    static constexpr auto broken = std::to_array<std::string_view>(
        {"piece is broken", "button is broken", "one is broken", "piece is stuck", "button is stuck",
         "piece doesn't work", "button doesn't work"});
    static constexpr auto places =
        std::to_array<std::string_view>({"middle", "corner", "centre", "center", "first", "last", "row",
                                         "column", "top", "bottom", "left", "right"});
    static constexpr auto ofMachines = std::to_array<std::string_view>(
        {"hint", "reset", "home", "keyboard", "phone", "app", "head", "undo", "mouse", "menu"});
    // “You can't press a button twice.”
    static constexpr auto harmless =
        std::to_array<std::string_view>({"twice", "again", "more", "any", "same", "once", "outside",
                                         "without", "isn't", "diagonally", "anything", "two", "both"});
    if (const std::size_t length = anyPhrase(words, at, broken))
        return isInSentence(words, at, places) && !isInSentence(words, at, ofMachines) ? length : 0;
    const std::size_t length = anyPhrase(words, at, never);
    if (length > 0 && !isInSentence(words, at, harmless)) return length;
    return std::max(anyPhrase(words, at, only), lengthOfOnlySome(words, at));
}

/// The length of a phrase that stands in a sentence with one of these words; 0 if none does.
std::size_t phraseBeside(const Words& words, std::size_t at, Phrases phrases, Phrases beside) {
    const std::size_t length = anyPhrase(words, at, phrases);
    return length > 0 && isInSentence(words, at, beside) ? length : 0;
}

/// “Toggles it and all lights to the left of it”: as many as there are, or more than a pattern has.
std::size_t lengthOfManyAway(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 16> away{
        "all pieces to left",  "all pieces to right",  "all pieces above",  "all pieces below",
        "every piece to left", "every piece to right", "every piece above", "every piece below",
        "two to left",         "two to right",         "two above",         "two below",
        "everything to left",  "everything to right",  "everything above",  "everything below"};
    static constexpr std::array<std::string_view, 8> verbs{"flips",   "toggles", "inverts",  "changes",
                                                           "flipped", "toggled", "inverted", "switches"};
    // “All lights above, below, left and right of it” are those beside it.
    static constexpr std::array<std::string_view, 4> sides{"above", "below", "left", "right"};
    unsigned named = 0;
    for (const std::size_t place : placesInSentence(words, at, sides))
        named |= flipped::meaningOf(words[place].text)->pieces;
    return named == flipped::beside ? 0 : phraseBeside(words, at, away, verbs);
}

/// “A press flips the whole board”, but not “to flip the whole board to white”.
std::size_t lengthOfWholeBoard(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> boards{"whole board", "entire board"};
    static constexpr std::array<std::string_view, 6> flipping{"flip",    "flips",  "toggle",
                                                              "toggles", "invert", "inverts"};
    static constexpr std::array<std::string_view, 2> except{"except", "but"};
    const std::size_t length = anyPhrase(words, at, boards);
    const std::size_t next = at + length;
    std::size_t verb = at;
    while (verb > 0 && words[verb - 1].text == "the") --verb;
    const bool isOver = next >= words.size() || isEnd(words[next]) || isAmong(words[next].text, except);
    return length > 0 && verb > 0 && isAmong(words[verb - 1].text, flipping) && isOver ? length : 0;
}

/// Moves and pieces that are like nothing here, if the sentence is about them.
std::size_t lengthOfOtherMove(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> cycles{"cycles through", "cycle through"};
    static constexpr std::array<std::string_view, 6> steps{"colours", "colors",     "values",
                                                           "states",  "brightness", "levels"};
    static constexpr std::array<std::string_view, 4> counted{"3 values", "three values", "4 values",
                                                             "four values"};
    static constexpr std::array<std::string_view, 3> each{"each", "every", "has"};
    static constexpr auto moves = std::to_array<std::string_view>(
        {"2 adjacent", "3 colours", "4 colours", "4 colors", "four colours", "four colors", "four states",
         "4 states", "brightness levels", "levels of brightness", "swap two", "swap 2", "swap any",
         "swap adjacent", "swaps two", "ternary"});
    static constexpr auto ofMoves = std::to_array<std::string_view>(
        {"each", "every", "press", "presses", "pressing", "light", "lights", "cell", "cells", "piece",
         "pieces", "button", "buttons", "tile", "tiles", "flip", "move", "moves"});
    if (const std::size_t length = phraseBeside(words, at, moves, ofMoves)) return length;
    static constexpr std::array<std::string_view, 5> groups{
        "a row or column", "a row or a column", "a column or row", "a rectangle", "a column or a row"};
    static constexpr std::array<std::string_view, 6> flipping{"flip",   "flips",    "toggle",
                                                              "invert", "flipping", "toggling"};
    const std::size_t ofGroup = phraseBeside(words, at, groups, flipping);
    static constexpr std::array<std::string_view, 2> mine{"i", "head"};
    if (ofGroup > 0 && !isInSentence(words, at, mine)) return ofGroup;
    return std::max(phraseBeside(words, at, cycles, steps), phraseBeside(words, at, counted, each));
}

/// What a goal leaves out: “turn all lights on, except the middle one”, “all off but one”.
std::size_t lengthOfException(const Words& words, std::size_t at) {
    static constexpr auto exceptions = std::to_array<std::string_view>(
        {"except", "all but", "but one", "but corners", "but corner", "but centre", "but center",
         "but middle", "sauf", "excepto", "salvo", "tranne", "außer", "ausser"});
    static constexpr auto wanting = std::to_array<std::string_view>(
        {"turn",     "make",   "toutes", "tous",   "alle",     "todas",  "todos",    "tutte",   "tutti",
         "want",     "switch", "goal",   "get",    "éteindre", "éteins", "éteignez", "allumer", "schalte",
         "schalten", "mache",  "apaga",  "apagar", "enciende", "spegni", "spegnere"});
    static constexpr auto ofPress = std::to_array<std::string_view>(
        {"flip",      "flips",     "flipped",  "toggle",   "toggles",  "toggled", "press",
         "presses",   "pressing",  "pressed",  "click",    "clicking", "clicks",  "neighbours",
         "neighbors", "neighbour", "neighbor", "change",   "changes",  "invert",  "inverts",
         "over",      "around",    "itself",   "diagonal", "diagonals"});
    // “I can turn all lights off, except on this board.”
    static constexpr std::array<std::string_view, 7> others{"on", "this", "that", "when", "if", "in", "i"};
    const std::size_t length = phraseBeside(words, at, exceptions, wanting);
    if (length == 0 || isInSentence(words, at, ofPress)) return 0;
    const bool isOfOther = at + length < words.size() && isAmong(words[at + length].text, others);
    return isOfOther ? 0 : length;
}

/// A picture that is to come out, and not a colour.
std::size_t lengthOfPicture(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 8> pictures{
        "checkerboard", "chessboard", "checker pattern", "chess pattern",
        "plus sign",    "smiley",     "heart",           "diamond"};
    static constexpr std::array<std::string_view, 8> wanting{"goal", "target", "ziel", "reach",
                                                             "make", "want",   "form", "create"};
    return phraseBeside(words, at, pictures, wanting);
}

std::size_t lengthOfUnknown(const Words& words, std::size_t at, const SaidPress& press) {
    if (const std::size_t length = lengthOfManyAway(words, at)) return length;
    if (const std::size_t length = lengthOfForbidden(words, at)) return length;
    if (const std::size_t length = lengthOfOtherMove(words, at)) return length;
    if (const std::size_t length = lengthOfWholeBoard(words, at)) return length;
    if (isOneDirection(words, at)) return 1;
    if (const std::size_t length = lengthOfSetting(words, at)) return length;
    if (press.pattern || press.areLines) return 0;
    return std::max(anyPhrase(words, at, unknown), lengthOfShape(words, at));
}

/// The cells of a row, or the colour of one: “110”, “off”.
bool isCells(const Words& words, std::size_t at) {
    static constexpr auto colours =
        std::to_array<std::string_view>({"on", "off", "lit", "unlit", "black", "white", "0", "1"});
    static constexpr std::array<std::string_view, 5> parts{"row", "line", "column", "rows", "columns"};
    const std::string& word = words[at].text;
    const bool isNumbered = at > 0 && isAmong(words[at - 1].text, parts);
    const bool isRow = word.size() > 1 && word.find_first_not_of("01") == std::string::npos;
    return !isNumbered && (isRow || isAmong(word, colours));
}

/// A row that is corrected below the board: “EDIT: row 3 should be 110”. A board is cut off behind such
/// words, so its cells may stand behind the end of the sentence.
std::size_t lengthOfCorrection(const Words& words, std::size_t at) {
    static constexpr auto corrections =
        std::to_array<std::string_view>({"edit", "edited", "correction", "corrected", "erratum", "typo",
                                         "oops", "sorry", "my bad", "i forgot", "i meant", "update"});
    static constexpr std::array<std::string_view, 2> should{"should be", "should read"};
    static constexpr auto parts =
        std::to_array<std::string_view>({"row", "line", "column", "corner", "middle one"});
    static constexpr std::array<std::string_view, 5> whole{"each", "every", "everything", "all", "goal"};
    constexpr std::size_t farthest = 12;
    const std::size_t length = std::max(anyPhrase(words, at, corrections), anyPhrase(words, at, should));
    if (length == 0 || !isPhraseInSentence(words, at, parts) || isInSentence(words, at, whole)) return 0;
    const std::size_t end = std::min(words.size(), at + farthest);
    for (std::size_t next = at + length; next < end; ++next) {
        if (words[next].line != words[at].line) return 0;
        if (isCells(words, next)) return length;
    }
    return 0;
}

TextError errorAt(const Words& words, std::size_t at, std::size_t length,
                  const char* expected = "a rule for pieces with two sides in rows and columns") {
    std::string found = words[at].text;
    for (std::size_t i = 1; i < length; ++i) found += ' ' + words[at + i].text;
    return {words[at].line, words[at].column, "“" + found + "”", expected};
}

/// “My last puzzle had …”, but not “the last row”, “next to it”.
bool isOfOther(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 5> others{"other", "another", "previous", "next", "last"};
    static constexpr std::array<std::string_view, 5> lines{"row", "rows", "column", "columns", "to"};
    return std::ranges::any_of(placesInSentence(words, at, others), [&](std::size_t place) {
        return place + 1 == words.size() || !isAmong(words[place + 1].text, lines);
    });
}

} // namespace

std::optional<TextError> unknownIn(const Words& words, const SaidPress& press) {
    if (press.unknown) return errorAt(words, *press.unknown, 1);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::size_t length =
            isNegated(words, at) || isOfOther(words, at) ? 0 : lengthOfUnknown(words, at, press);
        if (length > 0) return errorAt(words, at, length);
        const std::size_t ofGoal = std::max(lengthOfException(words, at), lengthOfPicture(words, at));
        if (ofGoal > 0) return errorAt(words, at, ofGoal, "a goal for all pieces, or a target board");
        if (const std::size_t ofRow = lengthOfCorrection(words, at))
            return errorAt(words, at, ofRow, "the board as it is, without corrections");
    }
    return std::nullopt;
}

} // namespace flip::said
