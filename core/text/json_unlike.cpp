#include "core/text/json_unlike.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace flip {

namespace {

constexpr std::array<std::string_view, 5> yes{"true", "yes", "on", "1", "torus"};
constexpr std::array<std::string_view, 7> no{"false", "no", "off", "0", "none", "null", ""};
constexpr std::array<std::string_view, 4> ofLit{"on", "lit", "1", "true"};

bool isOneOf(std::string_view text, std::span<const std::string_view> texts) {
    return std::ranges::find(texts, text) != texts.end();
}

/// An empty list says nothing.
bool isOfItems(const JsonValue& value) { return value.isList && value.hasItems; }

/// A legend that does not say what is so anyway: 1 for lit, 0 for not lit.
bool isOtherLegend(const JsonValue& value) {
    static constexpr auto usual = std::to_array<std::string_view>(
        {"1:on",    "0:off",   "on:1",    "off:0",   "1:lit",   "0:unlit", "lit:1",   "unlit:0",
         "1:black", "0:white", "black:1", "white:0", "b:black", "w:white", "black:b", "white:w",
         "#:on",    ".:off",   "on:#",    "off:.",   "1:true",  "0:false"});
    std::string pairs = lowered(value.object);
    std::erase_if(pairs,
                  [](char c) { return std::string_view("{}\"' \n\r\t").find(c) != std::string_view::npos; });
    if (pairs.empty()) return false;
    return !std::ranges::all_of(splitAt(pairs, ','),
                                [](std::string_view pair) { return isOneOf(pair, usual); });
}

/// Larger numbers count states of a board.
bool isOtherThanTwo(const JsonValue& value) {
    return !value.isList && value.text.size() == 1 && value.text >= "3" && value.text <= "9";
}

/// How far a press reaches.
bool isOtherThanOne(const JsonValue& value) {
    return !value.isList && value.text.size() == 1 && value.text >= "2" && value.text <= "9";
}

bool isLit(const JsonValue& value) { return !value.isList && isOneOf(lowered(value.text), ofLit); }

/// Steps from a piece to those that flip with it, and no rows of a pattern.
bool areSteps(const JsonValue& value) {
    constexpr std::ptrdiff_t ofPattern = 2;
    return isOfItems(value) && std::ranges::count(value.text, '/') != ofPattern;
}

/// Whether one of these is a word of the value: “king’s move”, but not “hiking”.
bool hasWordOf(const JsonValue& value, std::span<const std::string_view> words) {
    std::string small = lowered(value.text);
    std::ranges::replace_if(
        small, [](char c) { return !isAsciiLetter(c); }, ' ');
    return std::ranges::any_of(splitAt(small, ' '),
                               [words](std::string_view word) { return isOneOf(word, words); });
}

/// A name of another rule; “easy” and the like say nothing of it.
bool isOtherRule(const JsonValue& value) {
    static constexpr auto others =
        std::to_array<std::string_view>({"diagonal", "diagonals", "king", "knight", "knights", "bishop",
                                         "hex", "hexagonal", "corners", "random"});
    return hasWordOf(value, others);
}

bool areOtherEdges(const JsonValue& value) {
    static constexpr auto joined =
        std::to_array<std::string_view>({"torus", "toroidal", "wrap", "wraps", "wrapped", "wraparound"});
    return hasWordOf(value, joined);
}

/// Where the board begins, if not at the top left.
bool isOtherOrigin(const JsonValue& value) {
    static constexpr auto others = std::to_array<std::string_view>({"bottom", "lower", "right"});
    return hasWordOf(value, others);
}

bool areColumnsFirst(const JsonValue& value) { return lowered(value.text).starts_with("col"); }

/// No angle of 0, and no “false”.
bool isTurned(const JsonValue& value) { return !value.isList && !isNo(value); }

struct Unlike {
    std::string_view name;
    bool (*isUnlike)(const JsonValue& value);
    const char* expected;
};

constexpr const char* noWalls = "no walls or the like, but a piece in every place";
constexpr const char* noLegend = "no legend, but 1 for black or lit, and 0 for white";
constexpr const char* twoSides = "2: a piece has two sides";
constexpr const char* itself = "true, or a “pattern”";
constexpr const char* inRows = "false: the lists must be rows";
constexpr const char* asPattern = "what a press flips as a “pattern” of three rows";
constexpr const char* asEdges = "“edges”: “torus”, or “clipped”";
constexpr const char* asSeen = "the board as it is, from the top left";
constexpr const char* nearest = "1: a press flips pieces beside it alone, or a “pattern”";
constexpr const char* bothWays = "“torus”, which joins the edges both ways";

constexpr std::array unlike{
    Unlike{"walls", isOfItems, noWalls},
    Unlike{"blocked", isOfItems, noWalls},
    Unlike{"holes", isOfItems, noWalls},
    Unlike{"disabled", isOfItems, noWalls},
    Unlike{"obstacles", isOfItems, noWalls},
    Unlike{"locked", isOfItems, noWalls},
    Unlike{"dead", isOfItems, noWalls},
    Unlike{"fixed", isOfItems, noWalls},
    Unlike{"missing", isOfItems, noWalls},
    Unlike{"mask", isOfItems, noWalls},
    Unlike{"pressable", isOfItems, noWalls},
    Unlike{"unpressable", isOfItems, noWalls},
    Unlike{"clickable", isOfItems, noWalls},
    Unlike{"forbidden", isOfItems, noWalls},
    Unlike{"legend", isOtherLegend, noLegend},
    Unlike{"palette", isOtherLegend, noLegend},
    Unlike{"symbols", isOtherLegend, noLegend},
    Unlike{"states", isOtherThanTwo, twoSides},
    Unlike{"numstates", isOtherThanTwo, twoSides},
    Unlike{"num_states", isOtherThanTwo, twoSides},
    Unlike{"modulus", isOtherThanTwo, twoSides},
    Unlike{"modulo", isOtherThanTwo, twoSides},
    Unlike{"radius", isOtherThanOne, nearest},
    Unlike{"self", isNo, itself},
    Unlike{"includeself", isNo, itself},
    Unlike{"include_self", isNo, itself},
    Unlike{"toggleself", isNo, itself},
    Unlike{"toggle_self", isNo, itself},
    Unlike{"includecenter", isNo, itself},
    Unlike{"include_center", isNo, itself},
    Unlike{"includecentre", isNo, itself},
    Unlike{"include_centre", isNo, itself},
    Unlike{"transposed", isYes, inRows},
    Unlike{"columnmajor", isYes, inRows},
    Unlike{"column_major", isYes, inRows},
    Unlike{"wrapx", isYes, bothWays},
    Unlike{"wrapy", isYes, bothWays},
    Unlike{"wrap_x", isYes, bothWays},
    Unlike{"wrap_y", isYes, bothWays},
    Unlike{"wraprows", isYes, bothWays},
    Unlike{"wrapcols", isYes, bothWays},
    Unlike{"wrap_rows", isYes, bothWays},
    Unlike{"wrap_cols", isYes, bothWays},
    Unlike{"wrap_columns", isYes, bothWays},
    Unlike{"wrap_horizontal", isYes, bothWays},
    Unlike{"wrap_vertical", isYes, bothWays},
    Unlike{"wraphorizontal", isYes, bothWays},
    Unlike{"wrapvertical", isYes, bothWays},
    Unlike{"klein", isYes, bothWays},
    Unlike{"cylinder", isYes, bothWays},
    Unlike{"sphere", isYes, bothWays},
    Unlike{"mobius", isYes, bothWays},
    Unlike{"offsets", areSteps, asPattern},
    Unlike{"deltas", areSteps, asPattern},
    Unlike{"rules", isOtherRule, asPattern},
    Unlike{"rules", areOtherEdges, asEdges},
    Unlike{"variant", isOtherRule, asPattern},
    Unlike{"variant", areOtherEdges, asEdges},
    Unlike{"variation", isOtherRule, asPattern},
    Unlike{"variation", areOtherEdges, asEdges},
    Unlike{"affectsself", isNo, itself},
    Unlike{"affects_self", isNo, itself},
    Unlike{"inverted", isYes, asSeen},
    Unlike{"rotate", isTurned, asSeen},
    Unlike{"rotated", isTurned, asSeen},
    Unlike{"rotation", isTurned, asSeen},
    Unlike{"origin", isOtherOrigin, asSeen},
    Unlike{"order", areColumnsFirst, inRows},
    // That all are lit is a goal.
    Unlike{"target", isLit, "a board; “goal” may be white, black or either"},
};

} // namespace

bool isYes(const JsonValue& value) { return !value.isList && isOneOf(lowered(value.text), yes); }

bool isNo(const JsonValue& value) {
    return value.end > value.at && !value.isList && isOneOf(lowered(value.text), no);
}

std::optional<UnlikeMember> unlikeMember(const JsonObject& object) {
    for (const Unlike& each : unlike) {
        const auto found = object.members.find(each.name);
        if (found != object.members.end() && each.isUnlike(found->second))
            return UnlikeMember{&found->second, each.expected};
    }
    return std::nullopt;
}

std::vector<std::string_view> namesOfUnlike() {
    std::vector<std::string_view> names(unlike.size());
    std::ranges::transform(unlike, names.begin(), &Unlike::name);
    return names;
}

} // namespace flip
