#include "core/text/half_heard.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace flip::said {

namespace {

constexpr auto joinedEdges =
    std::to_array<std::string_view>({"torus", "tori", "toroidal", "toroidally", "donut", "doughnut",
                                     "wraparound", "wrap-around", "periodic"});
constexpr auto wrapping = std::to_array<std::string_view>({"wrap", "wraps", "wrapped", "wrapping"});
constexpr auto diagonals = std::to_array<std::string_view>({"diagonal", "diagonals", "diagonally", "diag"});

/// All that a sentence about edges or diagonals is made of, besides numbers and the names of pieces. A word
/// that is missing here costs a note too many; one too many may cost a false proof.
constexpr auto ofRules = std::to_array<std::string_view>(
    {// Articles and the like.
     "a", "an", "the", "this", "these", "that", "those", "it", "its", "it's", "itself", "that's", "there",
     "you", "your", "they", "them", "their", "one", "ones", "any", "all", "each", "every", "both", "same",
     "other", "others", "own", "which", "everything", "whatever", "what", "how", "many", "i", "me", "my",
     "we", "our", "anyone", "here",
     // What links them.
     "and", "or", "but", "so", "with", "without", "on", "of", "to", "from", "in", "into", "at", "as", "by",
     "when", "whenever", "if", "then", "too", "also", "well", "plus", "along", "together", "like", "unlike",
     "than", "just", "only", "not", "no", "nor", "never", "don't", "doesn't", "isn't", "aren't", "can't",
     "cannot", "please", "where", "while", "for", "because", "since", "including", "includes", "include",
     "included", "means", "mean", "now", "always", "except", "excluding", "excluded",
     // Being, and how one asks to take it.
     "is", "are", "be", "being", "has", "have", "do", "does", "can", "must", "let", "should", "considered",
     "counted", "treated", "count", "counts", "treat", "suppose", "consider", "assume", "imagine", "note",
     "mind", "remember", "forget", "enabled", "disabled",
     // The board.
     "board", "grid", "puzzle", "game", "matrix", "field", "panel", "edge", "edges", "border", "borders",
     "boundary", "boundaries", "side", "sides", "row", "rows", "column", "columns", "top", "bottom", "left",
     "right", "up", "down", "above", "below", "first", "last", "corner", "corners", "horizontal", "vertical",
     "horizontally", "vertically", "direction", "directions", "ways", "axes", "surface", "topology", "rule",
     "rules", "mode", "conditions", "opposite", "around", "over", "back", "ends", "end", "connected",
     "joined", "linked", "glued", "connect", "join", "meet", "touch", "plane", "flat", "clipped", "indices",
     "modulo", "coordinates", "computed", "play", "played", "playing", "pattern", "asteroids", "snake",
     "style", "pac", "man", "pacman", "classic", "usual", "previous", "special",
     // A press.
     "press", "presses", "pressed", "pressing", "button", "buttons", "move", "moves", "chosen", "selected",
     "flip", "flips", "flipped", "flipping", "toggle", "toggles", "toggled", "change", "changes", "changed",
     "invert", "inverts", "inverted", "affect", "affects", "affected", "click", "clicked", "clicking", "stay",
     "stays", "neighbour", "neighbours", "neighbor", "neighbors", "neighbouring", "neighboring",
     "neighbourhood", "neighborhood", "adjacent", "surrounding", "beside", "orthogonal", "orthogonally",
     "direct", "directly", "two", "three", "four", "five", "eight", "nine", "cross", "x", "king", "king's",
     "touching", "time", "colour", "colours", "color", "colors", "share", "sharing", "state", "states",
     // A wish.
     "turn", "turned", "make", "get", "switch", "off", "out", "black", "white", "lit", "dark", "goal", "want",
     "need", "find", "number", "solve", "solvable", "solution", "answer", "least", "fewest", "minimum", "use",
     // A setting; whether it is heard is seen otherwise.
     "true", "yes", "y", "ticked", "checked", "none", "ignored", "unaffected", "untouched", "effect"});

constexpr auto lastNo = std::to_array<std::string_view>({"without", "no", "not", "never", "nor"});

constexpr auto solving = std::to_array<std::string_view>(
    {"solve", "solution", "answer", "least", "fewest", "minimum", "many", "presses", "moves", "solvable"});

/// Where edges are not joined, and diagonal neighbours do not flip.
constexpr auto denied = std::to_array<std::string_view>(
    {"no",      "not",     "never",      "don't",     "doesn't",   "aren't", "isn't",    "without",
     "none",    "ignored", "unaffected", "untouched", "excluding", "except", "excluded", "nor",
     "neither", "cannot",  "can't",      "nothing",   "false",     "off"});

/// “4”, or “4x4”.
bool isNumber(std::string_view word) {
    return std::ranges::all_of(word, [](char c) { return (c >= '0' && c <= '9') || c == 'x'; });
}

bool isOfRules(SentenceWords sentence, std::size_t at) {
    const Word& word = sentence[at];
    // “Next to it”, but not “next level”; “this level”, but not “level 7”.
    if (word.text == "next") return at + 1 < sentence.size() && sentence[at + 1].text == "to";
    if (word.text == "level") return at > 0 && sentence[at - 1].text == "this";
    return isAmong(word.text, ofRules) || isAmong(word.text, joinedEdges) || isAmong(word.text, wrapping) ||
           isAmong(word.text, diagonals) || isPiece(word.text) || arePieces(word.text) || isNumber(word.text);
}

/// “Would” and “could” ask for a solution, or tell of something else; edges that “will” wrap may not do so
/// yet.
bool areOfRules(SentenceWords sentence, bool isSolved, bool isOfEdges) {
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        const std::string& word = sentence[at].text;
        const bool isOfMood =
            (isSolved && (word == "would" || word == "could")) || (!isOfEdges && word == "will");
        if (!isOfRules(sentence, at) && !isOfMood) return false;
    }
    return true;
}

/// “Torus: off”.
bool isSwitchedOff(SentenceWords sentence) {
    constexpr std::size_t longest = 3;
    static constexpr auto off =
        std::to_array<std::string_view>({"no", "false", "off", "n", "f", "0", "none", "never", "disabled"});
    return sentence.size() > 1 && sentence.size() <= longest && sentence.back().isSaid &&
           isAmong(sentence.back().text, off);
}

/// “Wrap: …”
bool isSet(SentenceWords sentence) {
    return isAmong(sentence.front().text, wrapping) && sentence.size() > 1 && sentence[1].isSaid;
}

/// “Torus: only columns”, “wrap: rows”, “edges: flat | torus”.
bool isOneOfTwo(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> only{"only", "just"};
    static constexpr auto across =
        std::to_array<std::string_view>({"rows", "x", "horizontal", "horizontally"});
    static constexpr auto down = std::to_array<std::string_view>({"columns", "y", "vertical", "vertically"});
    static constexpr std::array<std::string_view, 2> flat{"flat", "clipped"};
    static constexpr std::array<std::string_view, 5> no{"not", "no", "never", "isn't", "aren't"};
    const bool isOneWay = hasAny(sentence, across) != hasAny(sentence, down);
    return (isOneWay && (hasAny(sentence, only) || isSet(sentence))) ||
           (hasAny(sentence, flat) && !hasAny(sentence, no));
}

/// “The edges wrap around, not”, “the wraparound is turned off”, “torus: not selected”.
bool saysNo(SentenceWords sentence) {
    static constexpr auto all = std::to_array<std::string_view>({"all", "every", "everything"});
    static constexpr std::array<std::string_view, 1> no{"not"};
    static constexpr auto chosen = std::to_array<std::string_view>(
        {"selected", "chosen", "checked", "ticked", "enabled", "active", "set", "used"});
    const bool isOff = sentence.back().text == "off" && !hasAny(sentence, all);
    return isOff || isAmong(sentence.back().text, lastNo) || isFollowed(sentence, no, chosen, 1);
}

/// “Edges clipped: no”.
bool deniesFlat(SentenceWords sentence) {
    static constexpr auto flat = std::to_array<std::string_view>({"flat", "clipped"});
    static constexpr auto no = std::to_array<std::string_view>({"no", "false", "off", "n"});
    for (std::size_t at = 1; at < sentence.size(); ++at) {
        if (sentence[at].isSaid && isAmong(sentence[at].text, no) && isAmong(sentence[at - 1].text, flat))
            return true;
    }
    return false;
}

/// “Don't forget the wrap-around.”
bool remindsOf(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 2> forgetting{"forget", "forgetting"};
    return hasAny(sentence, forgetting) && hasAny(sentence, denied);
}

/// “Adjacent cells share at least a corner.”
bool sharesCorners(SentenceWords sentence) {
    static constexpr std::array<std::string_view, 4> corners{"corner", "corners", "vertex", "vertices"};
    static constexpr std::array<std::string_view, 3> sharing{"share", "shares", "sharing"};
    return hasAny(sentence, corners) && hasAny(sentence, sharing);
}

/// “Wrap (yes/no)”.
bool isForm(SentenceWords sentence) {
    for (std::size_t at = 1; at < sentence.size(); ++at) {
        const bool isEither = sentence[at - 1].text == "yes" && sentence[at].text == "no";
        if (isEither && sentence[at].begins && !sentence[at].isApart) return true;
    }
    return false;
}

/// Where diagonal neighbours do.
constexpr auto affirming = std::to_array<std::string_view>(
    {"count",   "counts",  "flip",   "flips", "change",     "changes",  "too",
     "also",    "well",    "yes",    "y",     "true",       "x",        "included",
     "include", "checked", "ticked", "axes",  "neighbours", "neighbors"});

/// “What leaves the right edge comes back on the opposite side”, “wrap is true”: other words for joined
/// edges.
bool isUnheardEdge(SentenceWords sentence) {
    static constexpr auto brinks = std::to_array<std::string_view>(
        {"edge", "edges", "border", "borders", "side", "sides", "leftmost", "rightmost", "column", "row"});
    static constexpr auto beyond = std::to_array<std::string_view>(
        {"opposite", "far", "connects", "loop", "loops", "appear", "appears", "past", "beyond"});
    static constexpr auto sides = std::to_array<std::string_view>({"left", "right", "top", "bottom"});
    static constexpr auto entering =
        std::to_array<std::string_view>({"comes", "appear", "back", "connects", "meets"});
    // “Black on one side and white on the other side”.
    static constexpr std::array<std::string_view, 2> colours{"black", "white"};
    static constexpr std::array<std::string_view, 1> other{"other"};
    static constexpr std::array<std::string_view, 1> side{"side"};
    // “It wraps”, but not “wrap it up”, “wrapped in brackets”.
    static constexpr std::array<std::string_view, 3> wraps{"wrap", "wraps", "wrapping"};
    static constexpr std::array<std::string_view, 3> up{"up", "it", "gift"};
    constexpr std::size_t longestSetting = 4;
    const bool isWrapped = hasAny(sentence, wraps) && !isFollowed(sentence, wraps, up, 2);
    const bool isSetting = hasAny(sentence, wrapping) && sentence.size() <= longestSetting;
    // “Every light has four neighbours, even at the border.”
    static constexpr std::array<std::string_view, 2> neighbours{"neighbours", "neighbors"};
    static constexpr std::array<std::string_view, 1> even{"even"};
    const bool isEvenThere =
        hasAny(sentence, neighbours) && hasAny(sentence, even) && hasAny(sentence, brinks);
    return isWrapped || isSetting || isEvenThere || (hasAny(sentence, brinks) && hasAny(sentence, beyond)) ||
           (isFollowed(sentence, other, side, 1) && !hasAny(sentence, colours)) ||
           (hasAny(sentence, sides) && hasAny(sentence, entering));
}

} // namespace

bool namesEdges(SentenceWords sentence) {
    return hasAny(sentence, joinedEdges) || hasAny(sentence, wrapping) || isUnheardEdge(sentence) ||
           deniesFlat(sentence);
}

bool namesDiagonals(SentenceWords sentence) { return hasAny(sentence, diagonals) || sharesCorners(sentence); }

bool isHalfHeard(SentenceWords sentence, Asked asked, const SaidRule& alone, const Heard& all) {
    const bool isOfDiagonals = namesDiagonals(sentence);
    const bool isDenied = hasAny(sentence, denied) || asked == Asked::No;
    if (!all.areEdges && !isDenied && isUnheardEdge(sentence)) return true;
    if (!all.isPress && !isDenied && sharesCorners(sentence)) return true;
    if (isForm(sentence)) return true;
    if (alone.edges != Edges::Torus && (deniesFlat(sentence) || remindsOf(sentence))) return true;
    const bool isOfEdges =
        hasAny(sentence, joinedEdges) || isSet(sentence) || (alone.edges && hasAny(sentence, wrapping));
    if (!isOfEdges && !isOfDiagonals) return false;
    // That something is not so is heard.
    if (isOfDiagonals ? !isOfEdges && isSwitchedOff(sentence) : alone.edges == Edges::Clipped) return false;
    const bool isSolved = hasAny(sentence, solving);
    if (!areOfRules(sentence, isSolved, isOfEdges) || (asked == Asked::Open && !isSolved)) return true;
    const bool isAffirmed = asked == Asked::Yes || hasAny(sentence, affirming);
    if (isOfDiagonals && !all.isPress && !isDenied && isAffirmed) return true;
    return isOfEdges &&
           (!all.areEdges || isOneOfTwo(sentence) || (alone.edges == Edges::Torus && saysNo(sentence)));
}

} // namespace flip::said
