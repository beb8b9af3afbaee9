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
    static constexpr auto buttons = std::to_array<std::string_view>({"buttons", "lights", "cells", "tiles"});
    if (!isFollowed(sentence, before, sentence_lists::counts, 1)) return false;
    return isFollowed(sentence, sentence_lists::counts, pressed, within) ||
           (hasAny(sentence, sentence_lists::pressVerbs) &&
            isFollowed(sentence, sentence_lists::counts, buttons, 1));
}

/// “An odd number of presses”, “the longest solution”.
bool isOtherCount(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> parities{"odd", "even"};
    static constexpr auto counted = std::to_array<std::string_view>({"presses", "moves", "clicks"});
    static constexpr std::array<std::string_view, 4> most{"longest", "maximum", "maximal", "most"};
    static constexpr auto sought = std::to_array<std::string_view>({"solution", "number", "presses"});
    constexpr std::size_t within = 3;
    return isFollowed(sentence, parities, counted, within) || isFollowed(sentence, most, sought, 1);
}

/// “After each press the board rotates”, “every second the board shifts”.
bool happensInBetween(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 1> after{"after"};
    static constexpr std::array<std::string_view, 2> each{"each", "every"};
    static constexpr auto acts = std::to_array<std::string_view>({"press", "move", "click", "turn", "tap"});
    static constexpr std::array<std::string_view, 2> times{"second", "minute"};
    static constexpr std::array<std::string_view, 3> boards{"board", "grid", "pattern"};
    return (isFollowed(sentence, after, each, 1) && isFollowed(sentence, each, acts, 1)) ||
           (isFollowed(sentence, each, times, 1) && hasAny(sentence, boards));
}

/// “A press toggles a random other light.”
bool isOfChance(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 1> random{"random"};
    static constexpr auto one = std::to_array<std::string_view>({"light", "button", "cell", "other", "one"});
    return isFollowed(sentence, random, one, 1) && hasAny(sentence, sentence_lists::pressVerbs);
}

/// “You may press a cell only if it is lit”, “neighbours flip only when they are on”.
bool dependsOnState(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 1> only{"only"};
    static constexpr std::array<std::string_view, 2> cases{"if", "when"};
    return isFollowed(sentence, only, cases, 1) &&
           (hasAny(sentence, sentence_lists::pressVerbs) || hasAny(sentence, sentence_lists::flipVerbs));
}

/// “A light that has been turned off stays off”, “lights stay locked”.
bool staysAsItIs(SentenceWords sentence) {
    static constexpr auto staying =
        std::to_array<std::string_view>({"stays", "stay", "remains", "remain", "cannot", "can't"});
    static constexpr auto state =
        std::to_array<std::string_view>({"off", "on", "lit", "dark", "locked", "again"});
    static constexpr std::array<std::string_view, 4> wish{"no", "until", "all", "must"};
    return isFollowed(sentence, staying, state, 4) && hasThing(sentence) && !hasAny(sentence, wish);
}

/// “Using only the border buttons”, “pressing only the first row”.
bool pressesSome(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> only{"only", "just"};
    static constexpr auto buttons = std::to_array<std::string_view>({"button", "buttons", "using", "use"});
    constexpr std::size_t within = 3;
    return isFollowed(sentence, only, sentence_lists::places, within) &&
           (hasAny(sentence, buttons) || hasAny(sentence, sentence_lists::pressVerbs));
}

/// “Then I pressed the centre”: the board is not as it is drawn.
bool hasBeenPressed(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> who{"i", "we"};
    static constexpr std::array<std::string_view, 3> pressed{"pressed", "clicked", "tapped"};
    return isFollowed(sentence, who, pressed, 2) && hasAny(sentence, sentence_lists::places);
}

/// “Leaving one on”, “with the exception of (3, 3)”, “all even-numbered lights”.
bool isExcepted(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 1> leaving{"leaving"};
    static constexpr std::array<std::string_view, 3> one{"one", "1", "two"};
    static constexpr std::array<std::string_view, 1> exception{"exception"};
    static constexpr std::array<std::string_view, 1> of{"of"};
    static constexpr std::array<std::string_view, 1> numbered{"numbered"};
    static constexpr std::array<std::string_view, 2> parities{"odd", "even"};
    return isFollowed(sentence, leaving, one, 1) || isFollowed(sentence, exception, of, 1) ||
           isFollowed(sentence, parities, numbered, 1);
}

/// “All off, centre on”, “the centre tile does not count”.
bool isOfSomePlaces(SentenceWords sentence) {
    static constexpr auto places =
        std::to_array<std::string_view>({"middle", "centre", "center", "corner", "corners"});
    static constexpr auto lines = std::to_array<std::string_view>({"row", "column", "line"});
    static constexpr auto numbers = std::to_array<std::string_view>({"1", "2", "3", "4", "5"});
    static constexpr auto around = std::to_array<std::string_view>(
        {"in", "press", "at", "start", "neighbour", "neighbours", "neighbors", "adjacent"});
    static constexpr auto wishes =
        std::to_array<std::string_view>({"turn", "make", "get", "switch", "set", "put", "all"});
    static constexpr auto whole =
        std::to_array<std::string_view>({"including", "too", "also", "even", "hint", "first"});
    static constexpr auto being = std::to_array<std::string_view>({"is", "are"});
    // What may be said of single places, besides their colour.
    static constexpr auto apart = std::to_array<std::string_view>(
        {"excluded", "excepted", "exempt", "ignored", "irrelevant", "dummy", "inert", "react", "reacts",
         "respond", "responds", "matter", "matters", "count", "counts", "care", "nothing", "unknown",
         "either"});
    static constexpr auto states =
        std::to_array<std::string_view>({"on", "off", "lit", "unlit", "dark", "black", "white", "0", "1"});
    constexpr std::size_t longest = 14;
    if (sentence.size() > longest || hasAny(sentence, sentence_lists::flipVerbs) || hasAny(sentence, whole))
        return false;
    const bool isWish = isAmong(sentence.front().text, wishes) || sentence.front().text == "not";
    const bool isPlace = hasAny(sentence, places);
    if (!isPlace && !(isWish && isFollowed(sentence, lines, numbers, 1))) return false;
    if (hasAny(sentence, apart) || sentence.front().text == "not") return true;
    // “The centre is lit” tells how the board is.
    const bool isReport = hasAny(sentence, around) || hasAny(sentence, being);
    return hasAny(sentence, states) && (isWish || !isReport);
}

/// “Columns 1 and 4 are neighbours.”
bool joinsLines(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> lines{"columns", "rows"};
    static constexpr std::array<std::string_view, 4> numbers{"0", "1", "2", "3"};
    static constexpr std::array<std::string_view, 3> beside{"neighbours", "neighbors", "adjacent"};
    return isFollowed(sentence, lines, numbers, 1) && hasAny(sentence, beside);
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
    // “The neighbours are turned off, never on.”
    static constexpr auto neighbours = std::to_array<std::string_view>({"neighbours", "neighbors"});
    static constexpr std::array<std::string_view, 1> on{"on"};
    static constexpr std::array<std::string_view, 1> off{"off"};
    static constexpr auto turned = std::to_array<std::string_view>({"turn", "turns", "turned", "switched"});
    constexpr std::size_t within = 3;
    static constexpr std::array<std::string_view, 2> both{"or", "and"};
    const bool areBoth = hasAny(sentence, on) && hasAny(sentence, off) && hasAny(sentence, both);
    const bool areTurned =
        isFollowed(sentence, neighbours, turned, within) ||
        (hasAny(sentence, sentence_lists::pressVerbs) && isFollowed(sentence, turned, neighbours, 5));
    const bool isOneWay = areTurned && !areBoth && (hasAny(sentence, on) || hasAny(sentence, off));
    if (isOneWay && !hasAny(sentence, all)) return true;
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
    static constexpr auto others = std::to_array<std::string_view>(
        {"bishop",    "rook",       "knight",      "knights",  "knight's",    "hollow", "triangular",
         "hexagonal", "cube",       "hex",         "gravity",  "probability", "flood",  "wiring",
         "tromino",   "helical",    "minesweeper", "nonogram", "binairo",     "takuzu", "wordle",
         "sudoku",    "battleship", "inert",       "dummy",    "diamond",     "islands"});
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
    using Test = bool (*)(SentenceWords sentence);
    static constexpr std::array<Test, 12> whoeverSaysSo{
        isOncePerLine,  countsAs,   happensInBetween, dependsOnState, staysAsItIs, pressesSome,
        hasBeenPressed, joinsLines, isOtherCount,     isExcepted,     isOfChance,  isOfSomePlaces};
    static constexpr std::array<Test, 8> ofPuzzle{limitsCount, wishesForSome, isTurnedFirst, isLeftOut,
                                                  isWeighted,  isPainting,    hasMoreStates, isOtherByName};
    const auto isIt = [sentence](Test test) { return test(sentence); };
    return std::ranges::any_of(whoeverSaysSo, isIt) ||
           (isOfPuzzle(sentence) && std::ranges::any_of(ofPuzzle, isIt));
}

} // namespace flip::said
