#include "core/text/said_edges.h"

#include <algorithm>
#include <array>
#include <string>

namespace flip::said {

namespace {

constexpr std::array<std::string_view, 9> joined{"connected", "connect", "joined", "adjacent", "identified",
                                                 "glued",     "linked",  "touch",  "meet"};
constexpr std::array<std::string_view, 4> sides{"edges", "sides", "borders", "edge"};
constexpr std::array<std::string_view, 5> wraps{"wrap", "wraps", "wrapped", "wrapping", "cyclic"};

constexpr std::array<std::string_view, 5> across{"left", "right", "horizontal", "horizontally", "sideways"};
constexpr std::array<std::string_view, 10> down{"top",   "bottom", "up",       "down",       "above",
                                                "below", "over",   "vertical", "vertically", "both"};

/// “Horizontally only”, “not vertically”, in this sentence.
bool isLimited(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 2> limits{"only", "not"};
    while (at > 0 && !isEnd(words[at - 1])) --at;
    for (; at < words.size() && !isEnd(words[at]); ++at) {
        if (!isAmong(words[at].text, across) && !isAmong(words[at].text, down)) continue;
        if (at > 0 && isAmong(words[at - 1].text, limits)) return true;
        if (at + 1 < words.size() && words[at + 1].text == "only") return true;
    }
    return false;
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
    const bool areJoined = isAmong(words[at].text, joined) && isInSentence(words, at, sides);
    if (!areJoined && !isAmong(words[at].text, wraps)) return false;
    const bool isAcross = isInSentence(words, at, across);
    const bool isDown = isInSentence(words, at, down);
    if (isLimited(words, at)) return isAcross || isDown;
    // The next sentence may name the other direction.
    const Phrases others = isAcross ? Phrases(down) : Phrases(across);
    return isAcross != isDown &&
           std::ranges::none_of(words, [&](const Word& word) { return isAmong(word.text, others); });
}

std::optional<Edges> edgesSaid(std::string_view text, const Words& words) {
    static constexpr std::array<std::string_view, 9> others{
        "环面", "环形边界", "循环边界", "上下相连", "左右相连", "首尾相连", "トーラス", "토러스", "环绕"};
    static constexpr std::array<std::string_view, 7> sure{"torus",      "toroidal", "toroidally", "periodic",
                                                          "wraparound", "donut",    "doughnut"};
    static constexpr std::array<std::string_view, 15> about{
        "top",      "around",     "edge",  "edges", "border", "borders", "side",   "sides",
        "boundary", "boundaries", "board", "grid",  "over",   "rows",    "columns"};
    // “I like torus puzzles, but this one is plain.”
    static constexpr std::array<std::string_view, 7> notThis{"plain",    "ordinary",        "normal",  "ours",
                                                             "versions", "implementations", "variants"};
    static constexpr std::array<std::string_view, 4> opposite{"opposite edges", "opposite sides",
                                                              "opposite borders", "opposite boundaries"};
    static constexpr std::array<std::string_view, 6> denied{"not",    "aren't", "don't",
                                                            "cannot", "never",  "no"};
    bool isTorus = false;
    bool isDenied = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at].text;
        const bool areBoth = isAmong(word, joined) && isInSentence(words, at, sides) &&
                             isInSentence(words, at, across) && isInSentence(words, at, down);
        const bool areJoined =
            areBoth || (anyPhrase(words, at, opposite) > 0 && isInSentence(words, at, joined));
        const bool isNamed =
            areJoined || isAmong(word, sure) || (isAmong(word, wraps) && isInSentence(words, at, about));
        if (!isNamed) continue;
        const bool isSaid = !isNegated(words, at) && !isSwitchedOff(words, at) &&
                            !isInSentence(words, at, notThis) &&
                            !(areJoined && isInSentence(words, at, denied));
        (isSaid ? isTorus : isDenied) = true;
    }
    // “Not a torus. Last time it was one.”
    if (isTorus && isDenied) return std::nullopt;
    if (isTorus || isAnyIn(text, others)) return Edges::Torus;
    return isDenied ? std::optional(Edges::Clipped) : std::nullopt;
}

} // namespace flip::said
