#include "core/text/said_edges.h"

#include "core/text/edge_pairs.h"
#include "core/text/said_mood.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 5> wraps{"wrap", "wraps", "wrapped", "wrapping", "cyclic"};

// Directions, in which “left” and “top” alone would be places.
constexpr std::array<std::string_view, 20> across{"x and y",          "in x",           "along x",
                                                  "rows wrap",        "row wraps",      "cyclic rows",
                                                  "rows and columns", "row and column", "in x direction",
                                                  "horizontally",     "horizontal",     "sideways",
                                                  "left and right",   "left right",     "right and left",
                                                  "left to right",    "right to left",  "both directions",
                                                  "both ways",        "both axes"};
constexpr std::array<std::string_view, 20> down{
    "x and y",          "in y",           "columns wrap",    "column wraps",   "cyclic columns",
    "rows and columns", "row and column", "in y direction",  "vertically",     "vertical",
    "up and down",      "up down",        "top bottom",      "top and bottom", "bottom and top",
    "top to bottom",    "bottom to top",  "both directions", "both ways",      "both axes"};
constexpr std::array<std::string_view, 8> pairsOfEdges{
    "left and right edges", "left and right sides", "left and right borders", "right and left edges",
    "top and bottom edges", "top and bottom sides", "top and bottom borders", "bottom and top edges"};

constexpr auto sureWords = std::to_array<std::string_view>({"torique", "toroidale", "toroidal", "toroidales",
                                                            "zyklisch", "torus", "toroidal", "toroidally",
                                                            "periodic", "wraparound", "donut", "doughnut"});
constexpr std::array<std::string_view, 3> tori{"torus", "donut", "doughnut"};
constexpr std::array<std::string_view, 19> aboutEdges{
    "everything", "flips", "indices",  "it",         "pieces", "around", "edge", "edges", "border", "borders",
    "side",       "sides", "boundary", "boundaries", "board",  "grid",   "over", "rows",  "columns"};

constexpr std::array<std::string_view, 8> denials{"no",     "not",   "never", "don't",
                                                  "aren't", "isn't", "only",  "without"};

/// “Horizontally only”, “not vertically”, in this sentence.
bool isLimited(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 9> denied{
        "not left right",   "not up down",    "not top bottom",     "never left right", "never up down",
        "not horizontally", "not vertically", "never horizontally", "never vertically"};
    static constexpr std::array<std::string_view, 17> limited{
        "only left right", "only left and right", "only up down",    "only top bottom",   "in x only",
        "in y only",       "only in x",           "only in y",       "horizontally only", "only horizontally",
        "only horizontal", "left right only",     "vertically only", "only vertically",   "only vertical",
        "up down only",    "top bottom only"};
    static constexpr std::array<std::string_view, 4> others{"rows do not", "rows don't", "columns do not",
                                                            "columns don't"};
    static constexpr std::array<std::string_view, 2> links{"and", "or"};
    static constexpr std::array<std::string_view, 3> goesOn{"but", "wrap", "while"};
    if (isPhraseInSentence(words, at, denied)) return true;
    const auto isLinkedBefore = [&](std::size_t place) {
        return place > 0 && isAmong(words[place - 1].text, links);
    };
    const auto isAny = [&](const std::vector<std::size_t>& places, Phrases phrases, auto&& test) {
        return std::ranges::any_of(places, [&](std::size_t place) {
            const std::size_t next = place + anyPhrase(words, place, phrases);
            return !isLinkedBefore(place) && test(next);
        });
    };
    const auto isOver = [&](std::size_t next) { return next == words.size() || isEnd(words[next]); };
    const auto isAlone = [&](std::size_t next) { return isOver(next) || !isAmong(words[next].text, links); };
    const auto endsThere = [&](std::size_t next) {
        return isOver(next) || words[next].begins || isAmong(words[next].text, goesOn);
    };
    // “Left-right and up-down only” are both; “rows do not end” goes on; “columns do not” may be a sentence.
    return isAny(placesInSentence(words, at, limited), limited, isAlone) ||
           isAny(placesNear(words, at, others), others, endsThere);
}

/// “Listed from left to right” tells how one reads, and nothing of edges.
bool isOrder(const Words& words, std::size_t direction) {
    static constexpr std::array<std::string_view, 17> orders{
        "read",  "reads",   "reading", "list",    "lists",    "listed", "print", "printed", "prints",
        "count", "counted", "written", "presses", "numbered", "order",  "go",    "run"};
    constexpr std::size_t farthest = 4;
    for (std::size_t back = 1; back <= std::min(farthest, direction); ++back) {
        const Word& before = words[direction - back];
        if (isEnd(before)) return false;
        if (isAmong(before.text, orders)) return true;
    }
    return false;
}

/// Where this sentence speaks of one of these directions.
std::vector<std::size_t> directionsSaid(const Words& words, std::size_t at, Phrases directions) {
    std::vector<std::size_t> places = placesInSentence(words, at, directions);
    std::erase_if(places, [&](std::size_t place) { return isOrder(words, place); });
    return places;
}

/// Whether edges of one of these directions are joined, in this sentence or not far away.
bool isSaidNear(const Words& words, std::size_t at, Phrases directions) {
    static constexpr std::array<std::string_view, 8> likewise{
        "same", "too", "also", "so", "likewise", "toroidally", "toroidal", "periodic"};
    return std::ranges::any_of(placesNear(words, at, directions), [&](std::size_t place) {
        const bool isJoining = isInSentence(words, place, joinedWords) || isInSentence(words, place, wraps) ||
                               isInSentence(words, place, likewise);
        return isJoining && !isOrder(words, place) && !isInSentence(words, place, denials);
    });
}

/// “Toroidally horizontally”, “horizontally periodic”, “periodic in the horizontal direction”.
bool isQualified(const Words& words, std::size_t at, Phrases directions) {
    static constexpr std::array<std::string_view, 14> between{
        "edges", "boundary", "boundaries", "borders", "sides", "board", "grid",
        "in",    "the",      "conditions", "only",    "just",  "from",  "is"};
    for (std::size_t next = at + 1; next < words.size() && !words[next].begins; ++next) {
        if (anyPhrase(words, next, directions) > 0) return true;
        if (!isAmong(words[next].text, between)) break;
    }
    std::size_t end = at;
    while (end > 0 && !words[end].begins && isAmong(words[end - 1].text, between)) --end;
    constexpr std::size_t longest = 3;
    for (std::size_t length = 1; length <= std::min(longest, end); ++length) {
        if (!words[end].begins && anyPhrase(words, end - length, directions) == length) return true;
    }
    return false;
}

/// Whether the other pair is joined in a sentence nearby, or said to be so, too.
bool isOtherJoined(const Words& words, std::size_t at, PairsJoined pairs) {
    if (isSaidNear(words, at, pairs.across ? Phrases(down) : Phrases(across))) return true;
    const auto isOther = [&](std::size_t place) {
        const PairsJoined others = pairsJoined(words, place);
        return (pairs.across ? others.down : others.across) && !isNegated(words, place);
    };
    return std::ranges::any_of(placesOfJoining(words, at), isOther);
}

/// “wrap = true”, “wrapping enabled”.
bool isWrapSwitchedOn(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 6> around{"wrap", "wrapping", "wrapped",
                                                            "is",   "around",   "mode"};
    static constexpr std::array<std::string_view, 5> on{"true", "yes", "on", "enabled", "1"};
    if (!isAmong(words[at].text, wraps)) return false;
    std::size_t next = at + 1;
    while (next < words.size() && isAmong(words[next].text, around)) ++next;
    return next < words.size() && isAmong(words[next].text, on) &&
           (words[next].isSaid || words[next].text == "enabled");
}

/// “wrap: x and y”, “wraps both horizontally and vertically”.
bool isWrapBothWays(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 5> off{"no", "not", "off", "false", "0"};
    return isAmong(words[at].text, wraps) && isQualified(words, at, across) &&
           isPhraseInSentence(words, at, down) && !isLimited(words, at) && !isInSentence(words, at, off);
}

/// “Wrap it up”.
bool isWrappedUp(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> up{"wrap it up", "wraps it up"};
    static constexpr std::array<std::string_view, 6> things{"i",     "gift",  "wires",
                                                            "cable", "class", "brackets"};
    return anyPhrase(words, at, up) > 0 || isInSentence(words, at, things);
}

} // namespace

bool isOneDirection(const Words& words, std::size_t at) {
    // “The left edge wraps to the right one, the top does not wrap”.
    static constexpr std::array<std::string_view, 4> unwrapped{"does not wrap", "doesn't wrap", "do not wrap",
                                                               "don't wrap"};
    static constexpr std::array<std::string_view, 3> wrapping{"wraps to", "wraps around", "wrap around"};
    const bool isOneOfTwo = anyPhrase(words, at, wrapping) > 0 && !isNegated(words, at) &&
                            isPhraseInSentence(words, at, unwrapped);
    if (isOneOfTwo) return true;
    static constexpr std::array<std::string_view, 4> like{"wraparound", "toroidal", "toroidally", "periodic"};
    const bool isLike = isAmong(words[at].text, like);
    // “wrap horizontally: no”
    static constexpr std::array<std::string_view, 4> off{"no", "off", "false", "0"};
    const bool isOff = std::ranges::any_of(placesInSentence(words, at, off),
                                           [&](std::size_t place) { return words[place].isSaid; });
    const bool isOfWay = (isQualified(words, at, across) || isQualified(words, at, down)) && !isOff;
    const bool isWrapped = isAmong(words[at].text, wraps) &&
                           (isInSentence(words, at, aboutEdges) || isLimited(words, at) || isOfWay);
    const bool areEdges = areJoined(words, at, pairsOfEdges);
    const PairsJoined pairs = pairsJoined(words, at);
    if (pairs.across != pairs.down) return !isNegated(words, at) && !isOtherJoined(words, at, pairs);
    if (!isLike && !isWrapped && !areEdges) return false;
    if (isLimited(words, at)) return true;
    if (isLike && !isQualified(words, at, across) && !isQualified(words, at, down)) return false;
    const auto acrossSaid = directionsSaid(words, at, across);
    const auto downSaid = directionsSaid(words, at, down);
    if (!acrossSaid.empty() && !downSaid.empty()) {
        // “… are joined, the top and bottom edges are not.”
        const auto isDenied = [&](std::size_t place) { return isNegated(words, place); };
        return areEdges
                   ? isInSentence(words, at, denials)
                   : std::ranges::any_of(acrossSaid, isDenied) != std::ranges::any_of(downSaid, isDenied);
    }
    if (acrossSaid.empty() == downSaid.empty()) return false;
    // A sentence nearby may name the other direction, or a torus.
    const auto names = placesNear(words, at, isLike ? Phrases(tori) : Phrases(sureWords));
    return !isSaidNear(words, at, downSaid.empty() ? Phrases(down) : Phrases(across)) &&
           std::ranges::all_of(names, [&](std::size_t place) { return isNegated(words, place); });
}

/// Whether a no is of the word, and not of what stands in front of a comma or a colon: “no diagonals, but the
/// edges wrap”. “No plane, sphere or torus” goes on.
bool isDeniedHere(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> goesOn{"or", "nor"};
    const std::size_t back = wordsSinceNo(words, at);
    if (back == 0) return false;
    const auto from = words.begin() + static_cast<std::ptrdiff_t>(at - back + 1);
    const auto to = words.begin() + static_cast<std::ptrdiff_t>(at + 1);
    // At the beginning of a line, a sign may be that of a quotation.
    std::int64_t line = words[at - back].line;
    const bool isOfOther = std::any_of(from, to, [&](const Word& word) {
        const bool isInLine = std::exchange(line, word.line) == word.line;
        return (isInLine && (word.isApart || word.isSaid)) || word.text == "but";
    });
    const bool isList = std::any_of(from, to, [](const Word& word) { return isAmong(word.text, goesOn); });
    return !isOfOther || isList;
}

/// “Indices are taken mod 2” tells of a parity: no board is a torus two pieces wide only because of that.
bool isParity(const Words& words, std::size_t next) { return next < words.size() && words[next].text == "2"; }

std::optional<Edges> edgesSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 13> others{
        "環面",     "на торе",  "环面",     "是循环的", "边界相连", "环形边界", "循环边界",
        "上下相连", "左右相连", "首尾相连", "トーラス", "토러스",   "环绕"};
    // “I like torus puzzles, but this one is plain.”
    static constexpr std::array<std::string_view, 7> notThis{"plain",    "ordinary",        "normal",  "ours",
                                                             "versions", "implementations", "variants"};
    static constexpr auto cut = std::to_array<std::string_view>(
        {"edges clipped", "edges none", "edges open", "edges are clipped", "boundary none", "boundary open",
         "boundary clipped", "topology plane", "topology flat", "edges flat", "edges normal", "edges hard"});
    // “Torus: not supported.”
    static constexpr auto unused = std::to_array<std::string_view>(
        {"not supported", "not allowed", "not used", "not enabled", "not implemented", "not included",
         "isn't supported", "isn't allowed", "isn't used", "unsupported"});
    static constexpr std::array<std::string_view, 4> opposite{"opposite edges", "opposite sides",
                                                              "opposite borders", "opposite boundaries"};
    static constexpr auto touching = std::to_array<std::string_view>({"pacman style",
                                                                      "with wrapping",
                                                                      "pac man style",
                                                                      "cyclic in both directions",
                                                                      "indices are taken mod",
                                                                      "indices are taken modulo",
                                                                      "indices mod",
                                                                      "sur un tore",
                                                                      "sur le tore",
                                                                      "en un toro",
                                                                      "su un toro",
                                                                      "edges are glued together",
                                                                      "edges are linked",
                                                                      "sides are glued together",
                                                                      "sides are linked",
                                                                      "like pac man",
                                                                      "den rändern verbunden",
                                                                      "edges loop around",
                                                                      "like in snake",
                                                                      "like in pac man",
                                                                      "like in pacman",
                                                                      "neighbours are taken modulo",
                                                                      "neighbors are taken modulo",
                                                                      "indices are modulo",
                                                                      "indices modulo",
                                                                      "ränder sind verbunden",
                                                                      "opposite edges touch",
                                                                      "opposite edges meet",
                                                                      "opposite edges are adjacent",
                                                                      "opposite sides touch",
                                                                      "opposite sides meet",
                                                                      "opposite sides are adjacent"});
    bool isTorus = false;
    bool isDenied = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at].text;
        const PairsJoined pairs = pairsJoined(words, at);
        const bool areBoth = (pairs.across && pairs.down) ||
                             (pairs.across != pairs.down && isOtherJoined(words, at, pairs)) ||
                             (areJoined(words, at, pairsOfEdges) && isSaidNear(words, at, across) &&
                              isSaidNear(words, at, down));
        const std::size_t length = anyPhrase(words, at, touching);
        const bool isNamed =
            areBoth || areJoined(words, at, opposite) || (length > 0 && !isParity(words, at + length)) ||
            isAmong(word, sureWords) || isWrapSwitchedOn(words, at) || isWrapBothWays(words, at) ||
            (isAmong(word, wraps) && isInSentence(words, at, aboutEdges) && !isWrappedUp(words, at));
        // “wrap=false # true for a torus”.
        isDenied = isDenied || (isAmong(word, wraps) && isSwitchedOff(words, at));
        const std::size_t clipped = anyPhrase(words, at, cut);
        // “Edges (flat/torus): torus” names both.
        const bool isChoice = at + clipped < words.size() && words[at + clipped].text == "torus";
        isDenied = isDenied || (clipped > 0 && !isChoice && !isNegated(words, at + clipped - 1));
        if (!isNamed || isUnreal(words, at)) continue;
        const bool isSaid = !isDeniedHere(words, at) && !isSwitchedOff(words, at) &&
                            !isInSentence(words, at, notThis) && !isPhraseInSentence(words, at, unused);
        (isSaid ? isTorus : isDenied) = true;
    }
    // “Not a torus. Last time it was one.”
    if (isTorus && isDenied) return std::nullopt;
    if (isTorus || isAnyIn(text, others)) return Edges::Torus;
    return isDenied ? std::optional(Edges::Clipped) : std::nullopt;
}

} // namespace flip::said
