#include "core/text/other_games.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

/// “You have 6 turns”, “at most three presses”.
bool limitsCount(SentenceWords sentence) {
    static constexpr auto before = std::to_array<std::string_view>({"most", "exactly", "have", "within"});
    static constexpr auto pressed =
        std::to_array<std::string_view>({"presses", "moves", "turns", "clicks", "taps", "times"});
    constexpr std::size_t within = 2;
    return isFollowed(sentence, before, sentence_lists::counts, 1) &&
           isFollowed(sentence, sentence_lists::counts, pressed, within);
}

/// “Only the corners should be lit”, “exactly five lights must be on”, “make the border black”, “everything
/// except the centre should be off”.
bool wishesForSome(SentenceWords sentence) {
    static constexpr auto wish =
        std::to_array<std::string_view>({"should", "must", "make", "leave", "keep", "turn"});
    static constexpr auto lit =
        std::to_array<std::string_view>({"lit", "on", "off", "black", "white", "dark"});
    static constexpr auto some = std::to_array<std::string_view>(
        {"only", "corner", "corners", "exactly", "half", "middle", "centre", "center", "border", "row",
         "rows", "column", "columns", "first", "last"});
    static constexpr auto all = std::to_array<std::string_view>({"all", "every", "everything", "each"});
    static constexpr auto exceptions = std::to_array<std::string_view>({"except", "but"});
    constexpr std::size_t within = 8;
    const bool isWhole = hasAny(sentence, all);
    return isFollowed(sentence, wish, lit, within) &&
           (isWhole ? isFollowed(sentence, all, exceptions, 2) : hasAny(sentence, some));
}

/// “The board is upside down”, “rows and columns are swapped”, “transpose it first”.
bool isTurnedFirst(SentenceWords sentence) {
    static constexpr auto board = std::to_array<std::string_view>(
        {"board", "it", "picture", "photo", "rows", "columns", "colours", "colors", "black"});
    static constexpr auto turned =
        std::to_array<std::string_view>({"transpose", "transposed", "rotated", "mirrored", "swapped",
                                         "exchanged", "clockwise", "reversed", "inverted"});
    static constexpr auto same =
        std::to_array<std::string_view>({"symmetry", "solutions", "can", "may", "counts"});
    static constexpr std::array<std::string_view, 1> upside{"upside"};
    static constexpr std::array<std::string_view, 1> down{"down"};
    return hasAny(sentence, board) && !hasAny(sentence, same) &&
           (hasAny(sentence, turned) || isFollowed(sentence, upside, down, 1));
}

/// “Ignore the last column”, “leave the corners alone”.
bool isLeftOut(SentenceWords sentence) {
    static constexpr auto leave =
        std::to_array<std::string_view>({"ignore", "skip", "remove", "leave", "drop", "add"});
    constexpr std::size_t within = 3;
    return isFollowed(sentence, leave, sentence_lists::places, within);
}

/// “Edge buttons cost two points”, “corners count double”.
bool isWeighted(SentenceWords sentence) {
    static constexpr auto cost = std::to_array<std::string_view>({"cost", "costs", "count", "counts"});
    static constexpr auto much = std::to_array<std::string_view>(
        {"double", "twice", "points", "point", "extra", "its", "two", "three", "nothing"});
    // “Each press costs 2.”
    const bool isOfPress =
        hasAny(sentence, sentence_lists::pressVerbs) && isFollowed(sentence, cost, sentence_lists::counts, 1);
    return isOfPress || (hasThing(sentence) && isFollowed(sentence, cost, much, 2));
}

/// “Cells outside count as black.”
bool countsAs(SentenceWords sentence) {
    static constexpr auto counting = std::to_array<std::string_view>({"count", "counts"});
    static constexpr std::array<std::string_view, 1> as{"as"};
    static constexpr auto colours = std::to_array<std::string_view>({"black", "white", "lit", "on", "off"});
    return isFollowed(sentence, counting, as, 1) && isFollowed(sentence, as, colours, 1);
}

/// “A press makes it and its neighbours white”: whatever they were.
bool isPainting(SentenceWords sentence) {
    static constexpr auto painting = std::to_array<std::string_view>({"makes", "sets", "paints", "colours"});
    static constexpr auto colours =
        std::to_array<std::string_view>({"white", "black", "on", "off", "lit", "dark"});
    static constexpr std::array<std::string_view, 3> all{"all", "everything", "opposite"};
    return hasAny(sentence, sentence_lists::pressVerbs) &&
           isFollowed(sentence, painting, colours, sentence.size()) && !hasAny(sentence, all);
}

/// “Each light has 3 levels”, “every press adds one, modulo 3”.
bool hasMoreStates(SentenceWords sentence) {
    static constexpr auto states = std::to_array<std::string_view>({"levels", "brightnesses", "shades"});
    static constexpr auto each =
        std::to_array<std::string_view>({"light", "lights", "cell", "cells", "tile", "each"});
    static constexpr std::array<std::string_view, 1> adds{"adds"};
    static constexpr std::array<std::string_view, 3> steps{"advances", "increments", "increases"};
    static constexpr std::array<std::string_view, 2> one{"one", "1"};
    constexpr std::size_t within = 5;
    if (hasAny(sentence, steps) && hasAny(sentence, each) && isFollowed(sentence, steps, one, within))
        return true;
    static constexpr std::array<std::string_view, 1> next{"next"};
    static constexpr std::array<std::string_view, 3> state{"colour", "color", "state"};
    if (isFollowed(sentence, next, state, 1) && hasAny(sentence, sentence_lists::flipVerbs)) return true;
    return (isFollowed(sentence, sentence_lists::counts, states, 1) && hasAny(sentence, each)) ||
           isFollowed(sentence, adds, one, 1);
}

/// “Each row may be pressed only once”, but not “each light”.
bool isOncePerLine(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> each{"each", "every"};
    static constexpr std::array<std::string_view, 2> lines{"row", "column"};
    static constexpr std::array<std::string_view, 1> once{"once"};
    return hasAny(sentence, sentence_lists::pressVerbs) && isFollowed(sentence, each, lines, 1) &&
           hasAny(sentence, once);
}

/// “The edges wrap with a twist”, “cells beyond the edge reflect”, “the board is infinite”.
bool areEdgesOther(SentenceWords sentence) {
    static constexpr auto other =
        std::to_array<std::string_view>({"twist", "twisted", "reflect", "reflects", "reflecting", "bounce",
                                         "bounces", "mirror", "mirrors", "circular", "infinite", "endless"});
    static constexpr auto brink = std::to_array<std::string_view>(
        {"edge", "edges", "border", "borders", "boundary", "side", "sides", "corner", "corners", "board",
         "grid", "row", "rows", "column", "columns", "beyond"});
    return hasAny(sentence, other) && hasAny(sentence, brink);
}

bool isOtherByName(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 10> others{
        "bishop",     "rook",      "knight", "knight's",    "hollow",
        "triangular", "hexagonal", "cube",   "minesweeper", "nonogram"};
    static constexpr std::array<std::string_view, 2> mirrored{"mirrored", "reflected"};
    static constexpr std::array<std::string_view, 3> borders{"edges", "borders", "boundary"};
    if (isFollowed(sentence, mirrored, borders, 3) || areEdgesOther(sentence)) return true;
    if (hasAny(sentence, others)) return true;
    static constexpr std::array<std::string_view, 1> merlin{"merlin's"};
    static constexpr std::array<std::string_view, 1> out{"out"};
    static constexpr std::array<std::string_view, 3> later{"2000", "3d", "merlin"};
    static constexpr std::array<std::string_view, 1> radius{"radius"};
    return hasAny(sentence, merlin) || isFollowed(sentence, out, later, 1) ||
           (hasAny(sentence, radius) && hasAny(sentence, sentence_lists::flipVerbs));
}

} // namespace

bool isOfAnotherGame(SentenceWords sentence) {
    if (isOncePerLine(sentence) || countsAs(sentence)) return true;
    if (!isOfPuzzle(sentence)) return false;
    return limitsCount(sentence) || wishesForSome(sentence) || isTurnedFirst(sentence) ||
           isLeftOut(sentence) || isWeighted(sentence) || isPainting(sentence) || hasMoreStates(sentence) ||
           isOtherByName(sentence);
}

} // namespace flip::said
