#include "core/text/limit_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

/// A sentence about whoever writes, or what is said of solving and of machines, is no rule.
constexpr auto besideThePoint = std::to_array<std::string_view>(
    {"i",          "i'm",     "i've",    "me",       "my",       "we",      "our",     "what",
     "how",        "why",     "twice",   "again",    "once",     "order",   "few",     "these",
     "pattern",    "more",    "matter",  "matters",  "solution", "solve",   "solved",  "solvable",
     "answer",     "answers", "minimum", "fewest",   "least",    "need",    "needs",   "needed",
     "know",       "example", "input",   "output",   "line",     "lines",   "program", "code",
     "other",      "usual",   "usually", "normally", "sequence", "parity",  "number",  "possible",
     "impossible", "unlike",  "if",      "outside",  "result",   "returns", "method",  "time"});
constexpr auto ofMachines = std::to_array<std::string_view>(
    {"keyboard", "screen", "app", "undo", "reset", "hint", "hints", "mouse", "phone", "language", "browser"});
constexpr auto pressVerbs = std::to_array<std::string_view>(
    {"press", "presses", "pressed", "pressing", "click", "clicks", "clicked", "clicking", "tap", "taps",
     "tapped", "tapping", "push", "pushes", "pushed", "pushing", "move", "moves"});
constexpr auto flipVerbs = std::to_array<std::string_view>(
    {"flip",    "flips",    "flipped", "toggle",   "toggles", "toggled",  "change",   "changes",
     "changed", "invert",   "inverts", "inverted", "switch",  "switches", "switched", "affect",
     "affects", "affected", "turns",   "reverses", "swap",    "swaps",    "rotates",  "shifts",
     "slides",  "cycles",   "effect",  "copies",   "sets",    "repaints", "paints"});
constexpr auto places =
    std::to_array<std::string_view>({"middle", "centre", "center", "corner", "corners", "edge", "edges",
                                     "border", "row", "column", "first", "last", "top", "bottom"});
constexpr auto counts =
    std::to_array<std::string_view>({"2", "3", "4", "5", "6", "7", "8", "9", "10", "two", "three", "four",
                                     "five", "six", "seven", "eight", "nine", "ten"});

bool isThing(std::string_view word) {
    static constexpr auto nouns = std::to_array<std::string_view>(
        {"button", "buttons", "one", "ones", "neighbour", "neighbours", "neighbor", "neighbors", "it",
         "itself", "rows", "columns", "cells"});
    return isAmong(word, nouns) || isAmong(word, places) || isPiece(word) || arePieces(word);
}

bool hasThing(SentenceWords sentence) {
    return std::ranges::any_of(sentence, [](const Word& word) { return isThing(word.text); });
}

/// Whether a word of the second list comes within so many words behind one of the first.
bool isFollowed(SentenceWords sentence, Phrases first, Phrases second, std::size_t within) {
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (!isAmong(sentence[at].text, first)) continue;
        const auto behind = sentence.subspan(at + 1, std::min(within, sentence.size() - at - 1));
        if (hasAny(behind, second)) return true;
    }
    return false;
}

/// Whether it tells of the puzzle; nor is it a question.
bool isOfPuzzle(SentenceWords sentence) {
    static constexpr auto asking = std::to_array<std::string_view>(
        {"can", "could", "is", "are", "which", "who", "should", "may", "do", "does", "did"});
    return !hasAny(sentence, besideThePoint) && !hasAny(sentence, ofMachines) &&
           !isAmong(sentence.front().text, asking);
}

/// The usual plus is often told by what it is not: “but not the diagonal ones”. Where they do flip, that is
/// understood.
bool isOfDiagonals(SentenceWords sentence) {
    return std::ranges::any_of(sentence, [](const Word& word) { return word.text.starts_with("diagonal"); });
}

/// “It and its neighbours”, “whatever is above, below, left and right of it”, but not “the two neighbours”.
bool namesPlus(SentenceWords sentence) {
    static constexpr auto around =
        std::to_array<std::string_view>({"neighbour", "neighbours", "neighbor", "neighbors", "neighbouring",
                                         "neighboring", "adjacent", "around", "surrounding", "beside", "plus",
                                         "cross", "adjoining", "sharing", "share", "direct", "inside"});
    static constexpr auto sides = std::to_array<std::string_view>(
        {"above", "below", "left", "right", "north", "south", "east", "west", "up", "down"});
    static constexpr auto others = std::to_array<std::string_view>(
        {"two",    "2",      "three",  "3",      "any",      "swap",  "swaps",  "rotates",
         "shifts", "slides", "cycles", "radius", "distance", "size",  "copies", "opposite",
         "off",    "large",  "big",    "length", "six",      "seven", "twice"});
    static constexpr std::array<std::string_view, 1> next{"next"};
    static constexpr std::array<std::string_view, 1> to{"to"};
    // “All lit neighbours”.
    static constexpr auto colours =
        std::to_array<std::string_view>({"lit", "unlit", "white", "black", "dark", "bright"});
    static constexpr auto neighbours =
        std::to_array<std::string_view>({"neighbours", "neighbors", "neighbour", "neighbor"});
    if (isFollowed(sentence, colours, neighbours, 1)) return false;
    constexpr std::ptrdiff_t all = 4;
    const auto named =
        std::ranges::count_if(sentence, [](const Word& word) { return isAmong(word.text, sides); });
    return (hasAny(sentence, around) || isFollowed(sentence, next, to, 1) || named >= all) &&
           !hasAny(sentence, others);
}

/// “A corner only flips three lights”, “it flips itself, too”, “only one at a time”: so it is in the usual
/// game.
bool isAsUsual(SentenceWords sentence) {
    static constexpr auto brink =
        std::to_array<std::string_view>({"corner", "corners", "edge", "edges", "border"});
    static constexpr auto itself = std::to_array<std::string_view>({"itself"});
    static constexpr auto also = std::to_array<std::string_view>({"also", "too", "well"});
    static constexpr auto inTurn = std::to_array<std::string_view>({"time", "per"});
    return namesPlus(sentence) || (hasAny(sentence, brink) && hasAny(sentence, counts)) ||
           (hasAny(sentence, itself) && hasAny(sentence, also)) || hasAny(sentence, inTurn);
}

/// “The middle one is a wall”, “buttons in row 1 are disabled”.
bool isBlocked(SentenceWords sentence) {
    static constexpr auto being = std::to_array<std::string_view>({"is", "are", "was", "were"});
    static constexpr auto blocked = std::to_array<std::string_view>(
        {"disabled", "broken", "blocked", "locked",      "frozen",    "stuck",     "dead",
         "wall",     "walls",  "hole",    "holes",       "obstacle",  "obstacles", "gone",
         "missing",  "jammed", "fixed",   "unclickable", "clickable", "forbidden", "ignored"});
    constexpr std::size_t within = 3;
    const auto verb =
        std::ranges::find_if(sentence, [](const Word& word) { return isAmong(word.text, being); });
    const SentenceWords before(sentence.begin(), verb);
    static constexpr std::array<std::string_view, 2> none{"no", "none"};
    static constexpr std::array<std::string_view, 1> there{"there"};
    // “There are holes.”
    const bool isThing = hasThing(before) || (hasAny(before, there) && !hasAny(sentence, none));
    return isFollowed(sentence, being, blocked, within) && isThing && !hasAny(before, none);
}

/// “Only the corners change”, “the fixed lights never flip”.
bool isLimited(SentenceWords sentence) {
    static constexpr auto strong = std::to_array<std::string_view>(
        {"can't", "cannot", "not", "never", "don't", "doesn't", "isn't", "aren't", "won't", "except", "stays",
         "stay", "remains", "remain", "keeps", "always", "themselves"});
    static constexpr auto weak = std::to_array<std::string_view>({"only", "but", "no", "itself"});
    const bool isStrong = hasAny(sentence, strong);
    if (!isStrong && (!hasAny(sentence, weak) || isAsUsual(sentence))) return false;
    return hasAny(sentence, pressVerbs) || hasAny(sentence, flipVerbs);
}

/// “The first column wraps to the last”, “it continues on the opposite side”.
bool isOfEdges(SentenceWords sentence) {
    static constexpr auto joined = std::to_array<std::string_view>(
        {"wrap", "wraps", "wrapped", "wrapping", "connected", "joined", "glued", "continues", "continue"});
    static constexpr auto edges =
        std::to_array<std::string_view>({"left", "right", "top", "bottom", "first", "last", "edge", "edges",
                                         "side", "sides", "border", "borders"});
    static constexpr auto alone = std::to_array<std::string_view>({"wraparound", "toroidal", "cyclic"});
    static constexpr auto no = std::to_array<std::string_view>(
        {"not", "no", "neither", "nor", "don't", "doesn't", "aren't", "isn't", "up"});
    // “What leaves on the left comes back on the right.”
    static constexpr std::array<std::string_view, 2> comes{"comes", "come"};
    static constexpr std::array<std::string_view, 1> back{"back"};
    const bool isJoined = hasAny(sentence, joined) || isFollowed(sentence, comes, back, 1);
    const bool isSaid = (isJoined && hasAny(sentence, edges)) || hasAny(sentence, alone);
    static constexpr std::array<std::string_view, 2> clipped{"clipped", "bounded"};
    // “The edges are not clipped.”
    const bool areClipped = hasAny(sentence, clipped);
    return hasAny(sentence, no) ? areClipped && !isSaid : isSaid && !areClipped;
}

/// “You have 6 turns”, “at most three presses”.
bool limitsCount(SentenceWords sentence) {
    static constexpr auto before = std::to_array<std::string_view>({"most", "exactly", "have", "within"});
    static constexpr auto pressed =
        std::to_array<std::string_view>({"presses", "moves", "turns", "clicks", "taps", "times"});
    constexpr std::size_t within = 2;
    return isFollowed(sentence, before, counts, 1) && isFollowed(sentence, counts, pressed, within);
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
    return isFollowed(sentence, leave, places, within);
}

/// “Edge buttons cost two points”, “corners count double”.
bool isWeighted(SentenceWords sentence) {
    static constexpr auto cost = std::to_array<std::string_view>({"cost", "costs", "count", "counts"});
    static constexpr auto much = std::to_array<std::string_view>(
        {"double", "twice", "points", "point", "extra", "its", "two", "three", "nothing"});
    // “Each press costs 2.”
    const bool isOfPress = hasAny(sentence, pressVerbs) && isFollowed(sentence, cost, counts, 1);
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
    return hasAny(sentence, pressVerbs) && isFollowed(sentence, painting, colours, sentence.size()) &&
           !hasAny(sentence, all);
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
    if (isFollowed(sentence, next, state, 1) && hasAny(sentence, flipVerbs)) return true;
    return (isFollowed(sentence, counts, states, 1) && hasAny(sentence, each)) ||
           isFollowed(sentence, adds, one, 1);
}

/// “The middle light must be pressed”, “you have to press (1,1)”, “every row has to have exactly one press”.
bool demandsPress(SentenceWords sentence) {
    static constexpr auto duty = std::to_array<std::string_view>({"must", "has", "have"});
    static constexpr auto which = std::to_array<std::string_view>({"exactly", "even", "odd", "every"});
    constexpr std::size_t within = 5;
    // “Presses must be adjacent.”
    static constexpr std::array<std::string_view, 2> presses{"presses", "press"};
    static constexpr std::array<std::string_view, 2> must{"must", "should"};
    if (isFollowed(sentence, presses, must, 1)) return true;
    const bool isPlace = hasAny(sentence, places) || hasAny(sentence, which) ||
                         std::ranges::any_of(sentence, [](const Word& word) {
                             return word.text.front() >= '0' && word.text.front() <= '9';
                         });
    return isPlace && isFollowed(sentence, duty, pressVerbs, within);
}

/// “Two lights are linked.”
bool areLinked(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> being{"are", "is"};
    static constexpr std::array<std::string_view, 3> linked{"linked", "coupled", "paired"};
    return hasThing(sentence) && isFollowed(sentence, being, linked, 1);
}

/// “Each row may be pressed only once”, but not “each light”.
bool isOncePerLine(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> each{"each", "every"};
    static constexpr std::array<std::string_view, 2> lines{"row", "column"};
    static constexpr std::array<std::string_view, 1> once{"once"};
    return hasAny(sentence, pressVerbs) && isFollowed(sentence, each, lines, 1) && hasAny(sentence, once);
}

/// “The four corner buttons don't work.”
bool isBroken(SentenceWords sentence) {
    static constexpr auto never = std::to_array<std::string_view>({"don't", "doesn't", "not"});
    static constexpr std::array<std::string_view, 3> work{"work", "working", "respond"};
    return hasAny(sentence, places) && isFollowed(sentence, never, work, 2);
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
           (hasAny(sentence, radius) && hasAny(sentence, flipVerbs));
}

} // namespace

std::vector<SentenceWords> sentencesOf(const Words& words) {
    std::vector<SentenceWords> sentences;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        if (begin < end) sentences.emplace_back(words.data() + begin, end - begin);
    }
    return sentences;
}

bool hasAny(SentenceWords sentence, Phrases wanted) {
    return std::ranges::any_of(sentence, [&](const Word& word) { return isAmong(word.text, wanted); });
}

bool forbidsPress(SentenceWords sentence) {
    static constexpr auto never = std::to_array<std::string_view>(
        {"can't", "cannot", "mustn't", "don't", "never", "without", "avoid", "not"});
    static constexpr auto pressed = std::to_array<std::string_view>(
        {"press", "pressed", "pressing", "click", "clicked", "clicking", "tap", "tapped", "push", "touch",
         "touched", "touching", "use", "using", "clickable"});
    static constexpr auto harmless = std::to_array<std::string_view>(
        {"twice", "again", "more", "once", "outside", "same", "isn't", "anything", "any", "need", "needed",
         "possible", "how", "what", "why", "know", "diagonally"});
    constexpr std::size_t within = 3;
    return isFollowed(sentence, never, pressed, within) && hasAny(sentence, places) &&
           !hasAny(sentence, harmless) && !hasAny(sentence, ofMachines);
}

bool seemsToLimit(SentenceWords sentence) {
    if (!isOfPuzzle(sentence) || isOfDiagonals(sentence)) return false;
    return isBlocked(sentence) || isBroken(sentence) || areLinked(sentence) || demandsPress(sentence) ||
           (hasThing(sentence) && isLimited(sentence)) || isOfEdges(sentence);
}

bool seemsToTellOfPress(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 3> may{"can", "may", "any"};
    // “If you press a light, …” is no condition but a rule, as “when a light is pressed, …”.
    static constexpr auto cases = std::to_array<std::string_view>({"if", "when", "whenever"});
    const bool isCase = isAmong(sentence.front().text, cases) && sentence.size() > 1;
    const SentenceWords said = isCase ? sentence.subspan(1) : sentence;
    if (!isOfPuzzle(said) || isOfDiagonals(sentence) || namesPlus(sentence)) return false;
    // “Each press flips:” stands above what is drawn.
    const std::string_view last = sentence.back().text;
    const bool isDrawn = !isCase && isAmong(last, flipVerbs) && !last.ends_with("ed");
    // “All cells of the row and the column change.”
    static constexpr std::array<std::string_view, 3> rows{"row", "rows", "row's"};
    static constexpr std::array<std::string_view, 2> columns{"column", "columns"};
    const bool isOfLines = hasAny(sentence, rows) && hasAny(sentence, columns);
    return (hasAny(sentence, pressVerbs) || hasAny(sentence, may) || isOfLines) &&
           hasAny(sentence, flipVerbs) && (isOfLines || !isDrawn);
}

bool seemsToWish(SentenceWords sentence) {
    static constexpr auto states = std::to_array<std::string_view>(
        {"lights", "lit", "on", "off", "dark", "out", "zero", "zeros", "zeroes", "ones", "1s", "0s", "fill",
         "clear", "everywhere", "white", "black", "kill"});
    static constexpr std::array<std::string_view, 2> towards{"to", "no"};
    static constexpr std::array<std::string_view, 2> digits{"0", "1"};
    constexpr std::size_t fewestWords = 2;
    return sentence.size() >= fewestWords &&
           (hasAny(sentence, states) || isFollowed(sentence, towards, digits, 1));
}

bool isOfAnotherGame(SentenceWords sentence) {
    if (isOncePerLine(sentence) || countsAs(sentence)) return true;
    if (!isOfPuzzle(sentence)) return false;
    return limitsCount(sentence) || wishesForSome(sentence) || isTurnedFirst(sentence) ||
           isLeftOut(sentence) || isWeighted(sentence) || isPainting(sentence) || hasMoreStates(sentence) ||
           isOtherByName(sentence);
}

} // namespace flip::said
