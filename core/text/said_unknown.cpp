#include "core/text/said_unknown.h"

#include "core/text/said_edges.h"
#include "core/text/said_setting.h"
#include "core/text/said_shape.h"

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
    static constexpr std::array<std::string_view, 8> shapes{
        "block", "square", "area", "region", "strip", "rectangle", "neighborhood", "neighbourhood"};
    static constexpr std::array<std::string_view, 9> presses{
        "press", "presses", "pressing", "click", "clicks", "clicking", "button", "move", "tap"};
    constexpr std::size_t length = 2;
    const bool isShape =
        at + 1 < words.size() && isOtherSide(words[at].text) && isAmong(words[at + 1].text, shapes);
    if (!isShape || !isFlipped(words, at)) return 0;
    return words[at].text.starts_with('2') || isInSentence(words, at, presses) ? length : 0;
}

/// “Only press lit cells”, “corner cells can't be pressed”, but not “cannot be pressed twice”.
std::size_t lengthOfForbidden(const Words& words, std::size_t at) {
    static constexpr auto only = std::to_array<std::string_view>(
        {"only press buttons that are currently", "only press pieces that are currently", "only press lit",
         "only press unlit", "only press black", "only press white", "press only lit", "press only unlit",
         "press only black", "press only white", "only lit pieces can", "only unlit pieces can",
         "only black pieces can", "only white pieces can", "only lit pieces may", "only unlit pieces may",
         "only black pieces may", "only white pieces may"});
    static constexpr std::array<std::string_view, 6> never{"can't be pressed",    "cannot be pressed",
                                                           "can not be pressed",  "may not be pressed",
                                                           "must not be pressed", "can never be pressed"};
    static constexpr std::array<std::string_view, 5> again{"twice", "again", "more", "any", "any more"};
    const std::size_t length = anyPhrase(words, at, never);
    const std::size_t next = at + length;
    if (length > 0 && (next == words.size() || !isAmong(words[next].text, again))) return length;
    return anyPhrase(words, at, only);
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
    return phraseBeside(words, at, away, verbs);
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

std::size_t lengthOfUnknown(const Words& words, std::size_t at, const SaidPress& press, Phrases phrases) {
    if (const std::size_t length = lengthOfManyAway(words, at)) return length;
    if (const std::size_t length = lengthOfForbidden(words, at)) return length;
    if (isOneDirection(words, at)) return 1;
    if (const std::size_t length = lengthOfSetting(words, at)) return length;
    if (press.pattern || press.areLines) return 0;
    return std::max(anyPhrase(words, at, phrases), lengthOfShape(words, at));
}

TextError errorAt(const Words& words, std::size_t at, std::size_t length,
                  const char* expected = "a rule for pieces with two sides in rows and columns") {
    std::string found = words[at].text;
    for (std::size_t i = 1; i < length; ++i) found += ' ' + words[at + i].text;
    return {words[at].line, words[at].column, "“" + found + "”", expected};
}

} // namespace

std::optional<TextError> unknownIn(const Words& words, const SaidPress& press) {
    static constexpr auto unknown = std::to_array<std::string_view>({"flip any row",
                                                                     "one row or one column",
                                                                     "two nearest pieces in each",
                                                                     "turn over exactly one",
                                                                     "flip exactly one",
                                                                     "all signs in a row",
                                                                     "lights out on a graph",
                                                                     "press cycles a",
                                                                     "press cycles the",
                                                                     "off red green off",
                                                                     "l shape",
                                                                     "l shaped",
                                                                     "t shape",
                                                                     "t shaped",
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
                                                                     "springerzug",
                                                                     "x shape",
                                                                     "x shaped",
                                                                     "row i and column j",
                                                                     "flip middle row",
                                                                     "flip middle column",
                                                                     "states 3",
                                                                     "colors 3",
                                                                     "colours 3",
                                                                     "wrapx true",
                                                                     "wrapy true",
                                                                     "shape of radius",
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
                                                                     "mobius strip"});
    if (press.unknown) return errorAt(words, *press.unknown, 1);
    for (std::size_t at = 0; at < words.size(); ++at) {
        static constexpr std::array<std::string_view, 5> elsewhere{"other", "another", "previous", "next",
                                                                   "last"};
        const std::size_t length = isNegated(words, at) || isInSentence(words, at, elsewhere)
                                       ? 0
                                       : lengthOfUnknown(words, at, press, unknown);
        if (length > 0) return errorAt(words, at, length);
        const std::size_t ofGoal = std::max(lengthOfException(words, at), lengthOfPicture(words, at));
        if (ofGoal > 0) return errorAt(words, at, ofGoal, "a goal for all pieces, or a target board");
    }
    return std::nullopt;
}

} // namespace flip::said
