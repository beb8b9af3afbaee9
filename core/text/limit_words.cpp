#include "core/text/limit_words.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

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
        {"two",     "2",        "three",     "3",         "any",       "swap",     "swaps",
         "rotates", "shifts",   "slides",    "cycles",    "radius",    "distance", "size",
         "copies",  "opposite", "off",       "large",     "big",       "length",   "six",
         "seven",   "twice",    "northeast", "northwest", "southeast", "southwest"});
    static constexpr std::array<std::string_view, 1> next{"next"};
    static constexpr std::array<std::string_view, 1> to{"to"};
    // “All lit neighbours”.
    static constexpr auto colours =
        std::to_array<std::string_view>({"lit", "unlit", "white", "black", "dark", "bright"});
    static constexpr auto neighbours =
        std::to_array<std::string_view>({"neighbours", "neighbors", "neighbour", "neighbor"});
    static constexpr std::array<std::string_view, 1> no{"no"};
    if (isFollowed(sentence, colours, neighbours, 1) || isFollowed(sentence, no, neighbours, 1)) return false;
    constexpr std::ptrdiff_t all = 4;
    const auto named =
        std::ranges::count_if(sentence, [](const Word& word) { return isAmong(word.text, sides); });
    return (hasAny(sentence, around) || isFollowed(sentence, next, to, 1) || named >= all) &&
           !hasAny(sentence, others);
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
    static constexpr auto weak = std::to_array<std::string_view>({"only", "just", "but", "no", "itself"});
    const bool isStrong = hasAny(sentence, strong);
    if (!isStrong && (!hasAny(sentence, weak) || isAsUsual(sentence))) return false;
    return hasAny(sentence, sentence_lists::pressVerbs) || hasAny(sentence, sentence_lists::flipVerbs);
}

/// “The centre has no button”, “the centre doesn't matter”.
bool isWithoutButton(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 4> buttons{"button", "buttons", "switch", "switches"};
    static constexpr std::array<std::string_view, 1> no{"no"};
    static constexpr std::array<std::string_view, 2> never{"doesn't", "don't"};
    static constexpr std::array<std::string_view, 1> matter{"matter"};
    if (!hasAny(sentence, sentence_lists::places)) return false;
    // “There is no button in the centre.”
    const bool isNone = isFollowed(sentence, no, buttons, 1);
    return isNone || isFollowed(sentence, never, matter, 1);
}

/// “Only horizontal neighbours are affected”, “neighbours are left and right only”, “adjacent means sharing a
/// corner”.
bool limitsNeighbours(SentenceWords sentence) {
    static constexpr auto neighbours = std::to_array<std::string_view>(
        {"neighbours", "neighbors", "neighbour", "neighbor", "adjacent", "neighbouring", "neighboring"});
    static constexpr std::array<std::string_view, 3> only{"only", "just", "solely"};
    static constexpr auto across =
        std::to_array<std::string_view>({"horizontal", "horizontally", "left", "right"});
    static constexpr auto down = std::to_array<std::string_view>(
        {"vertical", "vertically", "above", "below", "up", "down", "top", "bottom"});
    static constexpr std::array<std::string_view, 4> means{"means", "if", "share", "sharing"};
    static constexpr std::array<std::string_view, 2> corner{"corner", "corners"};
    static constexpr std::array<std::string_view, 3> no{"not", "no", "never"};
    if (!hasAny(sentence, neighbours)) return false;
    if (hasAny(sentence, only) && hasAny(sentence, across) != hasAny(sentence, down)) return true;
    return hasAny(sentence, means) && hasAny(sentence, corner) && !isFollowed(sentence, no, corner, 2);
}

/// How the cells of a sentence are named by two indices: (i, j), (i + 1, j), …
struct IndexedCells {
    bool areAny = false;
    /// How often an index is one more or less, and whether both are for one cell.
    std::size_t steps = 0;
    bool isDiagonal = false;

    [[nodiscard]] bool arePlus() const {
        constexpr std::size_t ofPlus = 4;
        return areAny && steps == ofPlus && !isDiagonal;
    }
};

IndexedCells indexedCells(SentenceWords sentence) {
    static constexpr auto pairs = std::to_array<std::array<std::string_view, 2>>(
        {{"i", "j"}, {"r", "c"}, {"x", "y"}, {"k", "l"}, {"row", "col"}});
    const auto isPairAt = [&](std::size_t at, std::string_view first, std::string_view second) {
        return at + 1 < sentence.size() && sentence[at].text == first && sentence[at + 1].text == second;
    };
    for (const auto& [first, second] : pairs) {
        const auto isIn = [&](std::string_view letter) {
            return std::ranges::any_of(sentence, [&](const Word& word) { return word.text == letter; });
        };
        if (!isIn(first) || !isIn(second)) continue;
        IndexedCells cells{true};
        for (std::size_t at = 0; at < sentence.size(); ++at) {
            cells.steps += isPairAt(at, first, "1") || isPairAt(at, second, "1") ? 1 : 0;
            cells.isDiagonal =
                cells.isDiagonal || (isPairAt(at, first, "1") && isPairAt(at + 2, second, "1"));
        }
        return cells;
    }
    return {};
}

/// “Flip the cells (i, j), (i + 1, j), …”: anything but a cell and the four beside it. “flip(i, j)” is a line
/// of a program.
bool flipsIndices(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 4> whole{"all", "every", "each", "distance"};
    if (!hasAny(sentence, sentence_lists::flipVerbs) || !hasThing(sentence)) return false;
    const IndexedCells cells = indexedCells(sentence);
    if (!cells.areAny || cells.arePlus()) return false;
    return cells.steps > 0 || (hasAny(sentence, whole) && !namesPlus(sentence));
}

/// “Button 1 toggles lights 1 and 2.”
bool flipsNumbered(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 4> buttons{"button", "switch", "lever", "key"};
    static constexpr auto numbers =
        std::to_array<std::string_view>({"1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "one"});
    static constexpr auto lamps = std::to_array<std::string_view>({"lights", "lamps", "controls", "cells"});
    return isFollowed(sentence, buttons, numbers, 1) &&
           (isFollowed(sentence, numbers, sentence_lists::flipVerbs, 1) ||
            isFollowed(sentence, numbers, lamps, 1));
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

/// “The middle light must be pressed”, “you have to press (1,1)”, “every row has to have exactly one press”.
bool demandsPress(SentenceWords sentence) {
    static constexpr auto duty = std::to_array<std::string_view>({"must", "has", "have"});
    static constexpr auto which = std::to_array<std::string_view>({"exactly", "even", "odd", "every"});
    constexpr std::size_t within = 5;
    // “Presses must be adjacent.”
    static constexpr std::array<std::string_view, 2> presses{"presses", "press"};
    static constexpr std::array<std::string_view, 2> must{"must", "should"};
    if (isFollowed(sentence, presses, must, 1)) return true;
    const bool isPlace = hasAny(sentence, sentence_lists::places) || hasAny(sentence, which) ||
                         std::ranges::any_of(sentence, [](const Word& word) {
                             return word.text.front() >= '0' && word.text.front() <= '9';
                         });
    return isPlace && isFollowed(sentence, duty, sentence_lists::pressVerbs, within);
}

/// “Two lights are linked.”
bool areLinked(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> being{"are", "is"};
    static constexpr std::array<std::string_view, 3> linked{"linked", "coupled", "paired"};
    return hasThing(sentence) && isFollowed(sentence, being, linked, 1);
}

/// “The four corner buttons don't work.”
bool isBroken(SentenceWords sentence) {
    static constexpr auto never = std::to_array<std::string_view>({"don't", "doesn't", "not"});
    static constexpr std::array<std::string_view, 3> work{"work", "working", "respond"};
    return hasAny(sentence, sentence_lists::places) && isFollowed(sentence, never, work, 2);
}

} // namespace

bool isAsUsual(SentenceWords sentence) {
    static constexpr auto brink =
        std::to_array<std::string_view>({"corner", "corners", "edge", "edges", "border"});
    static constexpr auto itself = std::to_array<std::string_view>({"itself"});
    static constexpr auto also = std::to_array<std::string_view>({"also", "too", "well"});
    static constexpr auto inTurn = std::to_array<std::string_view>({"time", "per"});
    return namesPlus(sentence) || (hasAny(sentence, brink) && hasAny(sentence, sentence_lists::counts)) ||
           (hasAny(sentence, itself) && hasAny(sentence, also)) || hasAny(sentence, inTurn);
}

bool forbidsPress(SentenceWords sentence) {
    static constexpr auto never = std::to_array<std::string_view>(
        {"can't", "cannot", "mustn't", "don't", "aren't", "never", "without", "avoid", "not"});
    static constexpr auto pressed = std::to_array<std::string_view>(
        {"press", "pressed", "pressing", "click", "clicked", "clicking", "tap", "tapped", "push", "touch",
         "touched", "touching", "use", "using", "clickable", "reach"});
    static constexpr auto harmless = std::to_array<std::string_view>(
        {"twice", "again", "more", "once", "outside", "same", "isn't", "anything", "any", "need", "needed",
         "possible", "how", "what", "why", "know", "diagonally"});
    constexpr std::size_t within = 3;
    return isFollowed(sentence, never, pressed, within) && hasAny(sentence, sentence_lists::places) &&
           !hasAny(sentence, harmless) && !hasAny(sentence, sentence_lists::ofMachines);
}

bool seemsToLimit(SentenceWords sentence) {
    if (isWithoutButton(sentence) || flipsIndices(sentence) || flipsNumbered(sentence)) return true;
    if (!isOfPuzzle(sentence) || isOfDiagonals(sentence)) return false;
    return isBlocked(sentence) || isBroken(sentence) || areLinked(sentence) || demandsPress(sentence) ||
           (hasThing(sentence) && isLimited(sentence)) || isOfEdges(sentence) || limitsNeighbours(sentence);
}

bool seemsToTellOfPress(SentenceWords sentence) {
    static constexpr auto may =
        std::to_array<std::string_view>({"can", "may", "any", "choose", "pick", "select", "operation"});
    // “If you press a light, …” is no condition but a rule, as “when a light is pressed, …”.
    static constexpr auto cases = std::to_array<std::string_view>({"if", "when", "whenever"});
    const bool isCase = isAmong(sentence.front().text, cases) && sentence.size() > 1;
    const SentenceWords said = isCase ? sentence.subspan(1) : sentence;
    if (!isOfPuzzle(said) || isOfDiagonals(sentence) || namesPlus(sentence)) return false;
    if (indexedCells(sentence).arePlus()) return false;
    // “Each press flips:” stands above what is drawn.
    const std::string_view last = sentence.back().text;
    const bool isDrawn = !isCase && isAmong(last, sentence_lists::flipVerbs) && !last.ends_with("ed");
    // “All cells of the row and the column change.”
    static constexpr std::array<std::string_view, 3> rows{"row", "rows", "row's"};
    static constexpr std::array<std::string_view, 2> columns{"column", "columns"};
    const bool isOfLines = hasAny(sentence, rows) && hasAny(sentence, columns);
    return (hasAny(sentence, sentence_lists::pressVerbs) || hasAny(sentence, may) || isOfLines) &&
           hasAny(sentence, sentence_lists::flipVerbs) && (isOfLines || !isDrawn);
}

bool seemsToWish(SentenceWords sentence) {
    static constexpr auto states = std::to_array<std::string_view>(
        {"lights", "lit",  "on",   "off", "dark", "out",   "zero",       "zeros",
         "zeroes", "ones", "1s",   "0s",  "fill", "clear", "everywhere", "white",
         "black",  "kill", "high", "low", "set",  "unset", "reset"});
    static constexpr std::array<std::string_view, 2> towards{"to", "no"};
    static constexpr std::array<std::string_view, 2> digits{"0", "1"};
    constexpr std::size_t fewestWords = 2;
    constexpr std::size_t mostOfAll = 3;
    // “All red.”
    const bool areAll = sentence.front().text == "all" && sentence.size() <= mostOfAll;
    return sentence.size() >= fewestWords &&
           (areAll || hasAny(sentence, states) || isFollowed(sentence, towards, digits, 1));
}

} // namespace flip::said
