#include "core/text/said_edges.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 5> joined{"connected", "joined", "identified", "glued", "linked"};
constexpr std::array<std::string_view, 5> wraps{"wrap", "wraps", "wrapped", "wrapping", "cyclic"};

// Directions, in which “left” and “top” alone would be places.
constexpr std::array<std::string_view, 9> across{"horizontally",   "horizontal",    "sideways",
                                                 "left and right", "left right",    "right and left",
                                                 "left to right",  "right to left", "both"};
constexpr std::array<std::string_view, 10> down{
    "vertically",     "vertical",       "up and down",   "up down",       "top bottom",
    "top and bottom", "bottom and top", "top to bottom", "bottom to top", "both"};
constexpr std::array<std::string_view, 8> pairsOfEdges{
    "left and right edges", "left and right sides", "left and right borders", "right and left edges",
    "top and bottom edges", "top and bottom sides", "top and bottom borders", "bottom and top edges"};

constexpr std::array<std::string_view, 7> sure{"torus",      "toroidal", "toroidally", "periodic",
                                               "wraparound", "donut",    "doughnut"};
constexpr std::array<std::string_view, 16> about{
    "it",    "pieces",   "around",     "edge",  "edges", "border", "borders", "side",
    "sides", "boundary", "boundaries", "board", "grid",  "over",   "rows",    "columns"};

/// “Horizontally only”, “not vertically”, in this sentence.
bool isLimited(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 15> limited{
        "horizontally only", "only horizontally", "not horizontally", "only horizontal", "left right only",
        "vertically only",   "only vertically",   "not vertically",   "only vertical",   "up down only",
        "top bottom only",   "rows do not",       "rows don't",       "columns do not",  "columns don't"};
    return isPhraseInSentence(words, at, limited);
}

/// Whether one of these directions is spoken of, in this sentence or not far away, and not denied there.
bool isSaidNear(const Words& words, std::size_t at, Phrases directions) {
    static constexpr std::array<std::string_view, 8> no{"no",     "not",   "never", "don't",
                                                        "aren't", "isn't", "only",  "without"};
    const auto place = phraseNear(words, at, directions);
    return place && !isInSentence(words, *place, no);
}

/// Whether the word joins these edges.
bool areJoined(const Words& words, std::size_t at, Phrases edges) {
    static constexpr std::array<std::string_view, 5> elsewhere{"other", "another", "previous", "last",
                                                               "should"};
    return isAmong(words[at].text, joined) && isPhraseInSentence(words, at, edges) &&
           !isInSentence(words, at, elsewhere);
}

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

} // namespace

bool isOneDirection(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 3> like{"toroidal", "toroidally", "periodic"};
    const bool isLike = isAmong(words[at].text, like);
    const bool isWrapped =
        isAmong(words[at].text, wraps) && (isInSentence(words, at, about) || isLimited(words, at));
    if (!isLike && !isWrapped && !areJoined(words, at, pairsOfEdges)) return false;
    if (isLimited(words, at)) return true;
    const bool isAcross = isPhraseInSentence(words, at, across);
    if (isAcross == isPhraseInSentence(words, at, down)) return false;
    // A sentence nearby may name the other direction, or a torus.
    return !isSaidNear(words, at, isAcross ? Phrases(down) : Phrases(across)) &&
           (isLike || !phraseNear(words, at, sure));
}

std::optional<Edges> edgesSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 9> others{
        "环面", "环形边界", "循环边界", "上下相连", "左右相连", "首尾相连", "トーラス", "토러스", "环绕"};
    // “I like torus puzzles, but this one is plain.”
    static constexpr std::array<std::string_view, 7> notThis{"plain",    "ordinary",        "normal",  "ours",
                                                             "versions", "implementations", "variants"};
    static constexpr std::array<std::string_view, 4> opposite{"opposite edges", "opposite sides",
                                                              "opposite borders", "opposite boundaries"};
    static constexpr std::array<std::string_view, 6> touching{
        "opposite edges touch", "opposite edges meet", "opposite edges are adjacent",
        "opposite sides touch", "opposite sides meet", "opposite sides are adjacent"};
    bool isTorus = false;
    bool isDenied = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at].text;
        const bool areBoth = areJoined(words, at, pairsOfEdges) && isSaidNear(words, at, across) &&
                             isSaidNear(words, at, down);
        const bool isNamed = areBoth || areJoined(words, at, opposite) ||
                             anyPhrase(words, at, touching) > 0 || isAmong(word, sure) ||
                             (isAmong(word, wraps) && isInSentence(words, at, about));
        if (!isNamed) continue;
        const bool isSaid =
            !isNegated(words, at) && !isSwitchedOff(words, at) && !isInSentence(words, at, notThis);
        (isSaid ? isTorus : isDenied) = true;
    }
    // “Not a torus. Last time it was one.”
    if (isTorus && isDenied) return std::nullopt;
    if (isTorus || isAnyIn(text, others)) return Edges::Torus;
    return isDenied ? std::optional(Edges::Clipped) : std::nullopt;
}

} // namespace flip::said
