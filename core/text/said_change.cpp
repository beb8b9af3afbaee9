#include "core/text/said_change.h"

#include "core/text/legend.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

constexpr auto whiteWords = std::to_array<std::string_view>(
    {"nullen",  "dunkel", "white",   "0",      "zero",    "zeros",    "zeroes",    "off",     "unlit",
     "dark",    "weiß",   "weiss",   "aus",    "0s",      "false",    "unchecked", "empty",   "blank",
     "weiße",   "weißen", "blanc",   "blancs", "blanche", "blanches", "blanco",    "blancos", "blanca",
     "blancas", "bianco", "bianchi", "bianca", "bianche", "branco",   "brancos",   "branca",  "brancas"});
constexpr auto blackWords = std::to_array<std::string_view>(
    {"einsen", "black", "1",       "one",   "ones",    "on",       "lit",       "schwarz",
     "1s",     "true",  "checked", "burn",  "burning", "schwarze", "schwarzen", "noir",
     "noirs",  "noire", "noires",  "negro", "negros",  "negra",    "negras",    "nero",
     "neri",   "nera",  "nere",    "preto", "pretos",  "preta",    "pretas"});

/// Whether it only looks like a colour: “one lamp at a time”, “the one in the corner”, “on the left”. “Every
/// 1” and “all ones” are signs.
bool isNoColour(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 11> before{"every", "each", "all", "any",    "to", "into",
                                                             "by",    "with", "be",  "become", "is"};
    static constexpr std::array<std::string_view, 4> becomes{"to", "into", "by", "with"};
    static constexpr std::array<std::string_view, 5> number{"at", "per", "more", "press", "move"};
    static constexpr std::array<std::string_view, 7> place{"the",  "this", "that", "a",
                                                           "each", "its",  "their"};
    const std::string_view word = words[at].text;
    const std::string_view next = at + 1 < words.size() ? std::string_view(words[at + 1].text) : "";
    if (word == "on") return isAmong(next, place);
    if (at > 0 && isAmong(words[at - 1].text, before)) return false;
    // “One by one”.
    const bool isByOne = at + 2 < words.size() && next == "by" && words[at + 2].text == word;
    if (word == "one") return isByOne || !isAmong(next, becomes);
    return word == "1" && (isByOne || isPiece(next) || isAmong(next, number));
}

/// The next colour or sign of the same sentence, among these words and no others.
std::optional<std::size_t> nextColour(const Words& words, std::size_t at, Phrases between,
                                      const std::vector<ColouredSign>& signs) {
    constexpr std::size_t farthest = 6;
    const std::size_t begin = at;
    const std::size_t end = std::min(words.size(), at + farthest);
    for (; at < end && !isEnd(words[at]); ++at) {
        // “Turn all lights off (black = on)”.
        if (at > begin && words[at].isApart) return std::nullopt;
        if (blackness(words[at].text, signs) && !isNoColour(words, at)) return at;
        if (!isAmong(words[at].text, between)) return std::nullopt;
    }
    return std::nullopt;
}

/// What may stand between two colours, one of which becomes the other.
constexpr std::array<std::string_view, 18> betweenColours{
    "all",  "every", "of",     "the",   "any",  "them",  "into",   "to",     "in",
    "with", "by",    "pieces", "piece", "ones", "cells", "lights", "stones", "these"};
/// “Each press turns white to black” is a rule.
constexpr std::array<std::string_view, 9> rules{"press",    "presses",  "pressing",   "click", "each",
                                                "clicking", "adjacent", "neighbours", "vice"};

/// Whether the sentence at `at` tells what a press does: “with the fewest presses” and “one press at a time”
/// do not.
bool tellsRule(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 9> counted{
        "fewest", "few", "minimum", "minimal", "least", "one", "single", "of", "possible"};
    const auto places = placesInSentence(words, at, rules);
    return std::ranges::any_of(places, [&](std::size_t place) {
        const bool isPress = words[place].text.starts_with("press") || words[place].text == "click";
        return !isPress || place == 0 || !isAmong(words[place - 1].text, counted);
    });
}

/// “Turn off all lit lights”, “switch on every x”: what they are to become comes first. The colour that is
/// wanted, and where the other one stands.
std::optional<std::pair<bool, std::size_t>> colourSwitched(const Words& words, std::size_t at,
                                                           const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 2> off{"turn off", "switch off"};
    static constexpr std::array<std::string_view, 6> on{"turn on",   "switch on",   "light up",
                                                        "light all", "light every", "light each"};
    const std::size_t isOn = anyPhrase(words, at, on);
    const std::size_t length = std::max(isOn, anyPhrase(words, at, off));
    if (length == 0 || tellsRule(words, at)) return std::nullopt;
    const auto from = nextColour(words, at + length, betweenColours, signs);
    const bool isBlack = isOn > 0;
    if (!from || *blackness(words[*from].text, signs) == isBlack) return std::nullopt;
    return std::pair{isBlack, *from};
}

/// “All 1s should become 0”, “solved when every 1 is off”. The colour that is wanted, and where it stands.
std::optional<std::pair<bool, std::size_t>> colourOfAll(const Words& words, std::size_t at,
                                                        const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 4> every{"every", "each", "all", "alle"};
    static constexpr std::array<std::string_view, 5> modal{"must", "should", "become", "sollen", "müssen"};
    static constexpr std::array<std::string_view, 13> becoming{"must",   "should", "become", "is", "are",
                                                               "be",     "have",   "has",    "to", "turned",
                                                               "sollen", "müssen", "zu"};
    // “If all 1s are off, print 0.”
    static constexpr std::array<std::string_view, 1> perhaps{"if"};
    if (!isAmong(words[at].text, every)) return std::nullopt;
    const auto from = nextColour(words, at + 1, betweenColours, signs);
    if (!from) return std::nullopt;
    const auto to = nextColour(words, *from + 1, becoming, signs);
    static constexpr std::array<std::string_view, 5> over{"win", "wins", "won", "solved", "done"};
    const bool isPerhaps = isInSentence(words, at, perhaps) && !isInSentence(words, at, over);
    if (!to || isPerhaps) return std::nullopt;
    const bool isBlack = *blackness(words[*to].text, signs);
    const bool isWanted = isAmong(words[*from + 1].text, modal) || isCondition(words, *from);
    if (!isWanted || isBlack == *blackness(words[*from].text, signs)) return std::nullopt;
    return std::pair{isBlack, *to};
}

/// How a wish begins for what must go, before its colour; 0 if none begins there.
std::size_t lengthOfRemoval(const Words& words, std::size_t at) {
    static constexpr std::array<std::string_view, 37> removes{"no pieces remain",
                                                              "no piece remains",
                                                              "get rid",
                                                              "eliminate",
                                                              "remove",
                                                              "delete",
                                                              "erase",
                                                              "destroy",
                                                              "clear away",
                                                              "clear all",
                                                              "clear every",
                                                              "clear the",
                                                              "clear out",
                                                              "wipe out",
                                                              "wipe all",
                                                              "reset all",
                                                              "reset every",
                                                              "reset the",
                                                              "zero out",
                                                              "extinguish",
                                                              "kill",
                                                              "put out",
                                                              "leave no",
                                                              "there are no",
                                                              "without any",
                                                              "no pieces should be",
                                                              "no piece should be",
                                                              "no pieces may be",
                                                              "no piece may be",
                                                              "no pieces must be",
                                                              "no piece must be",
                                                              "no pieces left",
                                                              "no piece left",
                                                              "until no pieces are",
                                                              "until no piece is",
                                                              "when no pieces are",
                                                              "when no piece is"};
    static constexpr std::array<std::string_view, 6> flips{"flip all",     "flip every", "toggle all",
                                                           "toggle every", "invert all", "invert every"};
    static constexpr std::array<std::string_view, 6> remain{"remain",   "remains", "is left",
                                                            "are left", "be left", "remaining"};
    const bool isNoneLeft = words[at].text == "no" && isPhraseInSentence(words, at, remain);
    if (const std::size_t length = anyPhrase(words, at, removes)) return length;
    if (isNoneLeft) return 1;
    return tellsRule(words, at) ? 0 : anyPhrase(words, at, flips);
}

} // namespace

std::optional<bool> blackness(std::string_view word, const std::vector<ColouredSign>& signs) {
    if (const ColouredSign* sign = signNamed(word, signs)) return sign->isBlack;
    if (isAmong(word, blackWords)) return true;
    return isAmong(word, whiteWords) ? std::optional(false) : std::nullopt;
}

std::optional<std::pair<bool, std::size_t>> colourChanged(const Words& words, std::size_t at,
                                                          const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 7> becomes{"turn",    "change", "convert", "flip",
                                                             "replace", "make",   "switch"};
    if (const auto switched = colourSwitched(words, at, signs)) return switched;
    if (const auto ofAll = colourOfAll(words, at, signs)) return ofAll;
    if (const std::size_t length = lengthOfRemoval(words, at)) {
        const auto gone = nextColour(words, at + length, betweenColours, signs);
        if (!gone) return std::nullopt;
        // “Flip all to 0” names what they become.
        static constexpr std::array<std::string_view, 2> towards{"to", "into"};
        if (isAmong(words[*gone - 1].text, towards))
            return std::pair{*blackness(words[*gone].text, signs), *gone};
        return std::pair{!*blackness(words[*gone].text, signs), *gone};
    }
    if (!isAmong(words[at].text, becomes) || tellsRule(words, at)) return std::nullopt;
    const auto from = nextColour(words, at + 1, betweenColours, signs);
    const auto to = from ? nextColour(words, *from + 1, betweenColours, signs) : std::nullopt;
    if (!to) return std::nullopt;
    // “Make all 1 with zero mistakes”, “turn all off one by one”.
    static constexpr std::array<std::string_view, 2> instead{"with", "by"};
    const bool isBeside = words[at].text != "replace" && isAmong(words[*to - 1].text, instead);
    // “Make all lights off on a torus” says where.
    const bool isPlace = words[*to].text == "on" && *to + 1 < words.size() && !isEnd(words[*to + 1]);
    if (isBeside || isPlace || words[*to].isApart) return std::nullopt;
    const bool isBlack = *blackness(words[*to].text, signs);
    if (isBlack == *blackness(words[*from].text, signs)) return std::nullopt;
    return std::pair{isBlack, *to};
}

} // namespace flip::said
