#include "core/text/rule_words.h"

#include "core/text/limit_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

namespace ruling {

constexpr auto things = std::to_array<std::string_view>(
    {"press",   "presses", "pressing", "pressed", "button", "buttons", "move", "moves",
     "click",   "clicks",  "board",    "panel",   "grid",   "row",     "rows", "column",
     "columns", "edge",    "border",   "side",    "1s",     "0s"});
/// What holds for some of them, or at some times.
constexpr auto scopes =
    std::to_array<std::string_view>({"each", "every", "only", "never", "always", "must", "cannot", "can't",
                                     "allowed", "needs", "most", "once", "twice", "sometimes", "unless"});
constexpr auto moments = std::to_array<std::string_view>({"after", "before", "between", "same", "two"});
constexpr auto acts =
    std::to_array<std::string_view>({"press", "presses", "turn", "round", "move", "moves", "row", "column",
                                     "time", "buttons", "click", "clicks"});
/// How a board is that is not as it is drawn, or changes by itself.
constexpr auto pictures = std::to_array<std::string_view>(
    {"missing", "mirrored", "reversed", "hidden", "negative", "inverted", "sideways",
     "upside",  "header",   "wrongly",  "front",  "triangle", "ring",     "rings",
     "locked",  "limits",   "vanishes", "blinks", "removes",  "slide",    "sliding"});
/// Sentences about machines, about playing, and what is so in every game.
constexpr auto besides = std::to_array<std::string_view>(
    {"solutions", "help",       "thanks",    "app",      "screen",   "phone",    "game",   "games",
     "level",     "levels",     "puzzle",    "solver",   "try",      "tried",    "stuck",  "best",
     "score",     "found",      "minutes",   "hours",    "contains", "either",   "count",  "takes",
     "initially", "neighbours", "neighbors", "adjacent", "plus",     "cross",    "choose", "print",
     "any",       "colored",    "coloured",  "own",      "loop",     "brackets", "next"});

} // namespace ruling

/// “Each button has a light”, “in each turn you press one button”, “I always begin at the edge”.
bool isOfAllGames(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> all{"each", "every"};
    static constexpr std::array<std::string_view, 3> has{"has", "have", "is"};
    static constexpr std::array<std::string_view, 1> in{"in"};
    static constexpr std::array<std::string_view, 3> pieces{"cell", "tile", "square"};
    static constexpr std::array<std::string_view, 1> one{"one"};
    static constexpr std::array<std::string_view, 2> who{"i", "we"};
    static constexpr std::array<std::string_view, 3> habit{"always", "never", "press"};
    return isFollowed(sentence, all, has, 2) || isFollowed(sentence, who, habit, 1) ||
           (isFollowed(sentence, in, all, 1) && isFollowed(sentence, all, pieces, 1)) ||
           (isFollowed(sentence, all, ruling::acts, 1) && hasAny(sentence, one));
}

/// “Pattern: diamond of radius 2”, “pattern 3x3”; whether it is one that is known is seen otherwise.
bool namesPattern(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> usual{"plus", "cross"};
    if (sentence.size() < 2 || sentence.front().text != "pattern" || hasAny(sentence, usual)) return false;
    return sentence[1].isSaid || sentence[1].text == "3x3";
}

/// “Seen in a mirror”, “the rows are listed from bottom to top”, “the first row is a header”, “the last
/// column is cut off”, “typed column by column”.
bool isDrawnOtherwise(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 1> bottom{"bottom"};
    static constexpr std::array<std::string_view, 1> top{"top"};
    static constexpr std::array<std::string_view, 1> in{"in"};
    static constexpr std::array<std::string_view, 1> mirror{"mirror"};
    static constexpr std::array<std::string_view, 1> cut{"cut"};
    static constexpr std::array<std::string_view, 1> off{"off"};
    static constexpr std::array<std::string_view, 1> column{"column"};
    static constexpr std::array<std::string_view, 2> no{"no", "none"};
    return !hasAny(sentence, no) &&
           (hasAny(sentence, ruling::pictures) || isFollowed(sentence, bottom, top, 2) ||
            isFollowed(sentence, in, mirror, 2) || isFollowed(sentence, cut, off, 1) ||
            isFollowed(sentence, column, column, 2));
}

} // namespace

bool mayTellRule(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> lines{"row", "column"};
    static constexpr std::array<std::string_view, 3> often{"once", "twice", "again"};
    // Whoever looks for what a press flips tells of it.
    if (hasAny(sentence, sentence_lists::flipVerbs)) return false;
    if (namesPattern(sentence)) return true;
    if (hasAny(sentence, ruling::besides) || hasAny(sentence, sentence_lists::ofSolving) ||
        isAmong(sentence.front().text, sentence_lists::asking))
        return false;
    if (isDrawnOtherwise(sentence)) return true;
    const bool isOfThings =
        hasAny(sentence, ruling::things) || std::ranges::any_of(sentence, [](const Word& word) {
            return isPiece(word.text) || arePieces(word.text);
        });
    constexpr std::size_t within = 3;
    const bool isScope =
        hasAny(sentence, ruling::scopes) || isFollowed(sentence, ruling::moments, ruling::acts, within);
    if (!isOfThings || !isScope || isOfAllGames(sentence)) return false;
    // “Only one press per row” is no “only one per move”.
    return hasAny(sentence, lines) || !(isAsUsual(sentence) || hasAny(sentence, often));
}

} // namespace flip::said
