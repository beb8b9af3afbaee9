#include "core/text/edge_pairs.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

// A pair of edges that one sentence names apart: “the left edge is joined to the right edge”.
constexpr std::array<std::string_view, 3> leftEdges{"left edge", "left side", "left border"};
constexpr std::array<std::string_view, 3> rightEdges{"right edge", "right side", "right border"};
constexpr std::array<std::string_view, 3> topEdges{"top edge", "top side", "top border"};
constexpr std::array<std::string_view, 3> bottomEdges{"bottom edge", "bottom side", "bottom border"};

// The same where it is said that they are neighbours: “the top row is adjacent to the bottom row”.
constexpr std::array<std::string_view, 6> adjacentWords{"adjacent", "neighbours", "neighbors",
                                                        "touches",  "touch",      "next"};
constexpr std::array<std::string_view, 6> leftLines{"left edge",   "left side",       "left border",
                                                    "left column", "leftmost column", "first column"};
constexpr std::array<std::string_view, 7> rightLines{"right edge",   "right side",       "right border",
                                                     "right column", "rightmost column", "last column",
                                                     "last one"};
constexpr std::array<std::string_view, 5> topLines{"top edge", "top side", "top border", "top row",
                                                   "first row"};
constexpr std::array<std::string_view, 6> bottomLines{"bottom edge", "bottom side", "bottom border",
                                                      "bottom row",  "last row",    "last one"};
constexpr std::array<std::string_view, 4> pairsOfColumns{"first and last columns", "last and first columns",
                                                         "left and right columns",
                                                         "leftmost and rightmost columns"};
constexpr std::array<std::string_view, 3> pairsOfRows{"first and last rows", "last and first rows",
                                                      "top and bottom rows"};

// A second pair, of which the verb is not said again: “…, and the first column to the last column”.
constexpr std::array<std::string_view, 6> acrossAgain{
    "first column to last column", "left column to right column", "leftmost column to rightmost column",
    "left edge to right edge",     "left side to right side",     "left to right"};
constexpr std::array<std::string_view, 6> downAgain{
    "first row to last row",   "top row to bottom row",   "topmost row to bottommost row",
    "top edge to bottom edge", "top side to bottom side", "top to bottom"};

/// Whether the word says that what is named shortly before it is beside what is named shortly after it.
bool isBetween(const Words& words, std::size_t at, Phrases one, Phrases other) {
    static constexpr std::array<std::string_view, 2> links{"to", "of"};
    const bool isTouching = words[at].text.starts_with("touch");
    if (at + 1 >= words.size() || (!isTouching && !isAmong(words[at + 1].text, links))) return false;
    constexpr std::size_t farthest = 6;
    const auto isNamed = [&](std::size_t from, std::size_t to, Phrases names) {
        for (std::size_t place = from; place < to && !isEnd(words[place]); ++place) {
            if (anyPhrase(words, place, names) > 0) return true;
        }
        return false;
    };
    std::size_t first = at;
    while (first > 0 && at - first < farthest && !isEnd(words[first - 1])) --first;
    const std::size_t last = std::min(words.size(), at + farthest);
    return (isNamed(first, at, one) && isNamed(at, last, other)) ||
           (isNamed(first, at, other) && isNamed(at, last, one));
}

constexpr auto returns = std::to_array<std::string_view>(
    {"come back", "comes back", "coming back", "comes in", "come in", "reappear", "reappears", "enters",
     "enter", "gets you to", "takes you to", "brings you to", "brings you back"});

/// What leaves the board on one side comes back on another: “if you walk off the right edge, you come back
/// on the left”, “leaving on one side, it comes back on the other”.
PairsJoined pairsGoneRound(const Words& words, std::size_t at) {
    static constexpr auto leaves = std::to_array<std::string_view>(
        {"leave", "leaves", "leaving", "exit", "exits", "exiting", "off left", "off right", "off top",
         "off bottom", "off one", "off board", "off grid", "off edge", "past left", "past right", "past top",
         "past bottom", "past edge"});
    static constexpr auto others = std::to_array<std::string_view>(
        {"on other", "at other", "opposite", "other side", "other edge", "other end"});
    static constexpr std::array<std::string_view, 1> ofLeft{"left"};
    static constexpr std::array<std::string_view, 1> ofRight{"right"};
    static constexpr std::array<std::string_view, 1> ofTop{"top"};
    static constexpr std::array<std::string_view, 1> ofBottom{"bottom"};
    // “You enter on the left and leave on the right” tells of something else.
    static constexpr auto entering =
        std::to_array<std::string_view>({"comes in", "come in", "enters", "enter"});
    const std::size_t length = anyPhrase(words, at, returns);
    const auto left = length > 0 ? placesInSentence(words, at, leaves) : std::vector<std::size_t>();
    if (left.empty() || (anyPhrase(words, at, entering) > 0 && left.front() > at)) return {};
    const std::size_t next = at + length;
    constexpr std::size_t farthest = 2;
    for (std::size_t place = next; place <= next + farthest && place < words.size(); ++place) {
        if (isEnd(words[place])) break;
        if (anyPhrase(words, place, others) > 0) return {true, true};
    }
    return {isInSentence(words, at, ofLeft) && isInSentence(words, at, ofRight),
            isInSentence(words, at, ofTop) && isInSentence(words, at, ofBottom)};
}

} // namespace

bool areJoined(const Words& words, std::size_t at, Phrases edges) {
    static constexpr std::array<std::string_view, 7> elsewhere{"neither",  "nor",  "other", "another",
                                                               "previous", "last", "should"};
    return isAmong(words[at].text, joinedWords) && isPhraseInSentence(words, at, edges) &&
           !isInSentence(words, at, elsewhere);
}

PairsJoined pairsJoined(const Words& words, std::size_t at) {
    if (const PairsJoined pairs = pairsGoneRound(words, at); pairs.across || pairs.down) return pairs;
    if (isAmong(words[at].text, adjacentWords)) {
        PairsJoined pairs{
            isBetween(words, at, leftLines, rightLines) || isPhraseInSentence(words, at, pairsOfColumns),
            isBetween(words, at, topLines, bottomLines) || isPhraseInSentence(words, at, pairsOfRows)};
        if (pairs.down && !pairs.across) pairs.across = isPhraseInSentence(words, at, acrossAgain);
        if (pairs.across && !pairs.down) pairs.down = isPhraseInSentence(words, at, downAgain);
        return pairs;
    }
    const bool isJoining = isAmong(words[at].text, joinedWords);
    return {(areJoined(words, at, leftEdges) && areJoined(words, at, rightEdges)) ||
                (isJoining && isBetween(words, at, leftLines, rightLines)),
            (areJoined(words, at, topEdges) && areJoined(words, at, bottomEdges)) ||
                (isJoining && isBetween(words, at, topLines, bottomLines))};
}

std::vector<std::size_t> placesOfJoining(const Words& words, std::size_t at) {
    std::vector<std::size_t> places;
    for (const Phrases verbs : {Phrases(joinedWords), Phrases(adjacentWords), Phrases(returns)}) {
        const auto more = placesNear(words, at, verbs);
        places.insert(places.end(), more.begin(), more.end());
    }
    return places;
}

} // namespace flip::said
