#include "core/text/said_state.h"

#include "core/text/said_change.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

constexpr auto wishes = std::to_array<std::string_view>(
    {"gesucht", "goal",  "target", "aim",    "objective", "task",  "make",   "want",   "wants", "until",
     "get",     "reach", "must",   "should", "win",       "bring", "fill",   "finish", "end",   "ends",
     "solved",  "set",   "turn",   "become", "ziel",      "soll",  "sollen", "bringen"});
constexpr auto longWishes =
    std::to_array<std::string_view>({"has to be", "have to be", "need it", "need them", "opens once"});
/// Sentences that tell how a board is, was, or might be.
constexpr std::array<std::string_view, 13> tells{"initially", "beginning", "starts", "start",   "started",
                                                 "if",        "except",    "corner", "corners", "first",
                                                 "already",   "row",       "column"};

constexpr auto all = std::to_array<std::string_view>(
    {"completely", "fill board with", "fill grid with", "fill it with", "all",        "every", "everything",
     "full of",    "filled with",     "only",           "nothing but",  "entirely",   "just",  "whole",
     "entire",     "make board",      "make grid",      "make matrix",  "consisting", "alle",  "alles",
     "nur",        "lauter",          "überall",        "jede"});
constexpr std::array<std::string_view, 11> none{
    "no",          "none", "not a single", "don't want any", "do not want any", "doesn't have any",
    "without any", "kein", "keine",        "keiner",         "never any"};
/// What may be between that and the colour.
constexpr auto betweenStates = std::to_array<std::string_view>(
    {"up",    "end",   "their", "noch",   "nine",       "finally", "of",     "the",    "in",
     "with",  "a",     "are",   "is",     "be",         "to",      "should", "must",   "show",
     "shows", "any",   "have",  "has",    "left",       "board",   "grid",   "matrix", "bits",
     "them",  "these", "being", "remain", "auf",        "felder",  "steine", "lampen", "lichter",
     "sind",  "ist",   "sein",  "sollen", "completely", "its"});
/// What may follow it: that goes on about something else.
constexpr auto behind = std::to_array<std::string_view>(
    {"state", "side", "matrix", "grid",  "board", "with",   "at",      "in",   "on",    "when", "please",
     "and",   "left", "now",    "again", "bitte", "werden", "bringen", "sein", "where", "by"});

/// Whether the colour that stands there is that of all, and not what changes: “all ones to zeros”.
bool isWhole(const Words& words, std::size_t colour) {
    static constexpr auto left = std::to_array<std::string_view>(
        {"steine zu sehen", "steine übrig", "is showing", "is visible", "is left", "are left", "are visible",
         "are showing", "are remaining"});
    const std::size_t next = colour + 1;
    return anyPhrase(words, next, left) > 0 || next == words.size() || isEnd(words[next]) ||
           words[next].isApart || isAmong(words[next].text, behind);
}

/// The colour of all, if that is said at `at`.
std::optional<bool> stateAt(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs,
                            bool isUsualMeant) {
    static constexpr std::array<std::string_view, 3> instead{"instead", "not", "rather"};
    static constexpr std::array<std::string_view, 2> gone{"piece left", "pieces left"};
    static constexpr std::array<std::string_view, 3> onBoard{"on board", "on grid", "at end"};
    const std::size_t ofNone = anyPhrase(words, at, none);
    const std::size_t length = std::max(ofNone, anyPhrase(words, at, all));
    if (length == 0 || isNegated(words, at) || (!isUsualMeant && isUsual(words, at)) ||
        !(isInSentence(words, at, wishes) || isPhraseInSentence(words, at, longWishes)) ||
        isInSentence(words, at, tells))
        return std::nullopt;
    constexpr std::size_t farthest = 2;
    for (std::size_t back = 1; back <= std::min(farthest, at); ++back) {
        if (isAmong(words[at - back].text, instead)) return std::nullopt;
    }
    std::size_t colour = at + length;
    const auto isBetween = [&](const Word& word) {
        return !word.isApart &&
               (isAmong(word.text, betweenStates) || isPiece(word.text) || arePieces(word.text));
    };
    while (colour < words.size() && isBetween(words[colour]) && !isEnd(words[colour])) ++colour;
    if (colour == words.size() || words[colour].isApart || isEnd(words[colour])) return std::nullopt;
    const auto isBlack = blackness(words[colour].text, signs);
    // “No black piece left on the board”.
    const std::size_t last = colour + (ofNone > 0 ? anyPhrase(words, colour + 1, gone) : 0);
    const std::size_t place = last + anyPhrase(words, last + 1, onBoard);
    if (last > colour && place + 1 < words.size() && !isEnd(words[place + 1])) return std::nullopt;
    if (!isBlack || (last == colour && !isWhole(words, colour))) return std::nullopt;
    return *isBlack != (ofNone > 0);
}

} // namespace

std::optional<bool> stateWished(const Words& words, const std::vector<ColouredSign>& signs,
                                bool isUsualMeant) {
    std::optional<bool> wished;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto state = stateAt(words, at, signs, isUsualMeant);
        if (!state) continue;
        if (wished && *wished != *state) return std::nullopt;
        wished = state;
    }
    return wished;
}

} // namespace flip::said
