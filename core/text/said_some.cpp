#include "core/text/said_some.h"

#include "core/text/said_change.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

namespace some {

constexpr auto excepting = std::to_array<std::string_view>(
    {"except", "excepting", "excluding", "besides", "apart", "barring", "menos", "кроме", "sauf", "tranne",
     "außer", "ausser", "behalve", "salvo", "exceto", "excepto"});
constexpr auto otherwise = std::to_array<std::string_view>(
    {"other than", "while keeping", "while leaving", "but keep", "but leave"});
/// “I can turn all lights off, except on this board.”
constexpr auto elsewhere = std::to_array<std::string_view>({"on", "when", "if", "that", "in", "here"});
/// “…, where a press flips all neighbours except the piece itself.”
constexpr auto ofPress = std::to_array<std::string_view>(
    {"where", "press", "presses", "pressing", "click", "clicks", "clicking", "flips", "toggles"});
/// What may stand between the beginning of a wish and the place that it is of.
constexpr auto fillers = std::to_array<std::string_view>(
    {"all",    "every", "each",    "everything", "the",    "of",  "them",  "turn",  "turned",
     "switch", "make",  "get",     "must",       "should", "be",  "are",   "go",    "set",
     "to",     "ones",  "buttons", "button",     "off",    "on",  "out",   "0",     "1",
     "zero",   "black", "white",   "dark",       "lit",    "red", "light", "lights"});
constexpr auto prepositions =
    std::to_array<std::string_view>({"in", "of", "on", "along", "at", "from", "inside"});
constexpr auto ofPlace = std::to_array<std::string_view>({"the", "each", "every", "its", "both", "all"});
constexpr auto places = std::to_array<std::string_view>(
    {"first",     "last",   "top",     "bottom", "left",  "right",  "middle", "centre", "center",  "corner",
     "corners",   "border", "borders", "edge",   "edges", "row",    "rows",   "column", "columns", "diagonal",
     "diagonals", "upper",  "lower",   "inner",  "outer", "second", "third",  "main"});
constexpr auto adjectives =
    std::to_array<std::string_view>({"first", "last", "top", "bottom", "left", "right", "upper", "lower",
                                     "inner", "outer", "second", "third", "main", "middle"});
constexpr auto parts =
    std::to_array<std::string_view>({"half", "halves", "part", "line", "lines", "quarter", "quadrant", "ring",
                                     "square", "side", "two", "three", "2", "3"});
constexpr auto each = std::to_array<std::string_view>({"each", "every", "all"});
constexpr auto lines = std::to_array<std::string_view>({"row", "rows", "column", "columns"});
/// “In the corners, too.”
constexpr std::array<std::string_view, 2> also{"too", "also"};
constexpr auto kinds =
    std::to_array<std::string_view>({"red", "green", "blue", "yellow", "second", "third", "other", "odd",
                                     "even", "corner", "border", "edge", "inner", "outer", "middle"});

} // namespace some

/// “In the first row”, “along the border”; but not “in every row”, “on the first try”.
bool isInPlace(const Words& words, std::size_t at) {
    if (!isAmong(words[at].text, some::prepositions)) return false;
    std::size_t place = at + 1;
    while (place < words.size() && isAmong(words[place].text, some::ofPlace)) ++place;
    const bool isThere =
        place < words.size() && !words[place].begins && isAmong(words[place].text, some::places);
    if (!isThere) return false;
    const bool areAll = isAmong(words[place - 1].text, some::each) && isAmong(words[place].text, some::lines);
    const std::size_t next = place + 1;
    const bool isOver = next == words.size() || isEnd(words[next]) || words[next].begins;
    // “In the left column”, but not “in the left picture”.
    const bool isPlace = isOver || !isAmong(words[place].text, some::adjectives) ||
                         isAmong(words[next].text, some::places) || isAmong(words[next].text, some::parts);
    return !areAll && isPlace;
}

} // namespace

bool isForSome(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs) {
    constexpr std::size_t farthest = 25;
    const std::size_t end = std::min(words.size(), at + farthest);
    bool isNear = true;
    for (; at < end && !isEnd(words[at]); ++at) {
        const Word& word = words[at];
        if (isAmong(word.text, some::ofPress)) return false;
        // “Even lights” are some, “even the one in the centre” is one of all.
        const bool isBeforePieces = at + 1 < end && arePieces(words[at + 1].text);
        if (word.text == "even") return isNear && isBeforePieces;
        const bool isExcept = isAmong(word.text, some::excepting) || (word.isApart && word.text == "save");
        const bool isExcepted = isExcept && !(at + 1 < end && isAmong(words[at + 1].text, some::elsewhere));
        if (isExcepted || anyPhrase(words, at, some::otherwise) > 0) return true;
        if (isNear && isInPlace(words, at)) return !isInSentence(words, at, some::also);
        const bool isNamed = isNear && at + 1 < end && !words[at + 1].begins;
        const bool isKind = isNamed && (isPiece(words[at + 1].text) || arePieces(words[at + 1].text));
        if (isKind && isAmong(word.text, some::kinds) && !blackness(word.text, signs)) return true;
        const bool isFiller = isAmong(word.text, some::fillers) || isPiece(word.text) ||
                              arePieces(word.text) || blackness(word.text, signs);
        isNear = isNear && (isFiller || isAmong(word.text, some::kinds));
    }
    return false;
}

} // namespace flip::said
