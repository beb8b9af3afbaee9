#include "core/text/clauses.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

namespace flip::said {

namespace {

// What clauses are about; several of them where words have several clauses.
constexpr unsigned none = 0;
constexpr unsigned aPress = 1U << 0U;
constexpr unsigned theEdges = 1U << 1U;
constexpr unsigned aWish = 1U << 2U;

/// Words of one sentence.
struct Range {
    std::size_t begin;
    std::size_t end;
};

/// In words: clauses are short, and looking farther would take the square of a text.
constexpr std::size_t longestClause = 40;

constexpr auto presses = std::to_array<std::string_view>(
    {"press", "presses", "pressed", "pressing", "move", "moves", "button", "chosen", "selected"});
constexpr auto flips = std::to_array<std::string_view>({"flip", "flips", "flipped"});

bool isAnyIn(const Words& words, Range range, Phrases wanted) {
    return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(range.begin),
                       words.begin() + static_cast<std::ptrdiff_t>(range.end),
                       [&](const Word& word) { return isAmong(word.text, wanted); });
}

bool beginsPhrase(const Words& words, Range range, Phrases phrases) {
    const std::size_t length = anyPhrase(words, range.begin, phrases);
    return length > 0 && range.begin + length <= range.end;
}

/// “Pressing a light toggles …”, “a press flips …”, “when a light is pressed, it and …”.
bool beginsPress(const Words& words, Range range) {
    static constexpr auto each = std::to_array<std::string_view>({"a", "each", "every", "any", "one", "the"});
    static constexpr auto acts = std::to_array<std::string_view>({"press", "move"});
    static constexpr auto cases = std::to_array<std::string_view>({"when", "whenever", "if"});
    constexpr std::size_t farthest = 8;
    const std::string_view word = words[range.begin].text;
    const Range rest{range.begin + 1, range.end};
    const Range near{rest.begin, std::min(range.end, rest.begin + farthest)};
    if (word == "pressing") return isAnyIn(words, near, flips);
    if (rest.begin == rest.end) return false;
    if (isAmong(word, each)) return isAmong(words[rest.begin].text, acts) && isAnyIn(words, near, flips);
    return isAmong(word, cases) && isAnyIn(words, near, presses) && isAnyIn(words, rest, flips);
}

/// “The edges do not wrap”, “it wraps around”, “no wrapping”.
bool beginsEdges(const Words& words, Range range) {
    static constexpr auto articles = std::to_array<std::string_view>({"the", "its", "all"});
    static constexpr auto begins = std::to_array<std::string_view>({"edges wrap",
                                                                    "edges do",
                                                                    "edges don't",
                                                                    "edges are",
                                                                    "edges aren't",
                                                                    "edges loop",
                                                                    "edges connect",
                                                                    "edges touch",
                                                                    "opposite edges",
                                                                    "opposite sides",
                                                                    "opposite borders",
                                                                    "borders wrap",
                                                                    "borders do",
                                                                    "borders don't",
                                                                    "borders are",
                                                                    "sides wrap",
                                                                    "sides do",
                                                                    "sides don't",
                                                                    "sides are",
                                                                    "board wraps",
                                                                    "board does not wrap",
                                                                    "board doesn't wrap",
                                                                    "board is a torus",
                                                                    "board is torus",
                                                                    "board is toroidal",
                                                                    "board is not a torus",
                                                                    "board is no torus",
                                                                    "board isn't a torus",
                                                                    "grid wraps",
                                                                    "grid does not wrap",
                                                                    "grid doesn't wrap",
                                                                    "grid is a torus",
                                                                    "grid is toroidal",
                                                                    "it wraps",
                                                                    "it does not wrap",
                                                                    "it doesn't wrap",
                                                                    "it is a torus",
                                                                    "it's a torus",
                                                                    "rows and columns wrap",
                                                                    "rows wrap",
                                                                    "pieces wrap",
                                                                    "there is no wrap",
                                                                    "there is no wrapping",
                                                                    "there's no wrapping",
                                                                    "no wrapping",
                                                                    "no wrap",
                                                                    "no wraparound",
                                                                    "wrapping",
                                                                    "wraparound",
                                                                    "toroidal",
                                                                    "left and right edges",
                                                                    "torus"});
    while (range.begin < range.end && isAmong(words[range.begin].text, articles)) ++range.begin;
    return range.begin < range.end && beginsPhrase(words, range, begins);
}

/// “On a torus”, with or without a comma in front of it; not “not on a torus”, “as on a torus”.
bool areEdgesAdded(const Words& words, Range range) {
    static constexpr auto added = std::to_array<std::string_view>(
        {"on a torus", "on torus", "on toroidal", "on a toroidal", "with wraparound", "with wrapping",
         "with edges wrapping", "with toroidal", "with periodic", "without wrapping", "without wraparound",
         "without wrap"});
    static constexpr auto before =
        std::to_array<std::string_view>({"not", "unlike", "as", "of", "than", "if", "like", "or", "no"});
    const bool isOther = range.begin > 0 && isAmong(words[range.begin - 1].text, before);
    return !isOther && beginsPhrase(words, range, added);
}

/// “Turn all lights off”, “the goal is …”, “all cells must become black”.
bool beginsWish(const Words& words, Range range) {
    static constexpr auto begins = std::to_array<std::string_view>({"turn all",
                                                                    "turn off",
                                                                    "turn on",
                                                                    "turn every",
                                                                    "turn everything",
                                                                    "turn them",
                                                                    "turn the",
                                                                    "switch all",
                                                                    "switch off",
                                                                    "switch on",
                                                                    "switch every",
                                                                    "switch everything",
                                                                    "make all",
                                                                    "make every",
                                                                    "make everything",
                                                                    "make them",
                                                                    "make it all",
                                                                    "get all",
                                                                    "get every",
                                                                    "get everything",
                                                                    "goal",
                                                                    "the goal",
                                                                    "aim",
                                                                    "the aim",
                                                                    "target is",
                                                                    "the target is",
                                                                    "you win",
                                                                    "to win",
                                                                    "your goal",
                                                                    "your aim",
                                                                    "your task",
                                                                    "the task",
                                                                    "all off",
                                                                    "all on",
                                                                    "all pieces off",
                                                                    "all pieces on",
                                                                    "all pieces must",
                                                                    "all pieces should",
                                                                    "all pieces have",
                                                                    "all pieces need",
                                                                    "every piece must",
                                                                    "every piece should",
                                                                    "everything must",
                                                                    "everything should",
                                                                    "all must",
                                                                    "all should",
                                                                    "light all",
                                                                    "light up all",
                                                                    "light them"});
    return beginsPhrase(words, range, begins);
}

unsigned kindAt(const Words& words, Range range) {
    if (beginsPress(words, range)) return aPress;
    if (beginsEdges(words, range)) return theEdges;
    return beginsWish(words, range) ? aWish : none;
}

/// All kinds of clauses in the range, wherever they begin.
unsigned kindsIn(const Words& words, Range range) {
    unsigned kinds = none;
    if (isAnyIn(words, range, flips) && isAnyIn(words, range, presses)) kinds = aPress;
    for (std::size_t at = range.begin; at < range.end; ++at) {
        const Range rest{at, range.end};
        if (beginsEdges(words, rest) || areEdgesAdded(words, rest)) kinds |= theEdges;
        if (beginsWish(words, rest)) kinds |= aWish;
    }
    return kinds;
}

/// Whether it tells of another game, of one place, or asks; or sets a condition: “if the edges wrap, …”.
bool isOfOther(const Words& words, Range range, unsigned kinds) {
    static constexpr auto others = std::to_array<std::string_view>(
        {"example", "instance", "other", "another", "unlike", "instead", "variant", "version", "versions",
         "what", "how", "why", "whether", "does", "suppose", "imagine"});
    static constexpr auto conditions = std::to_array<std::string_view>({"if", "when", "where", "unless"});
    return isAnyIn(words, range, others) || (kinds == theEdges && isAnyIn(words, range, conditions));
}

bool isLink(const Word& word) {
    static constexpr auto links = std::to_array<std::string_view>({"and", "but", "then", "so", "also"});
    return isAmong(word.text, links);
}

/// Where the last clause before `at` ends: in front of the words that link them; there, if nothing parts
/// them.
std::size_t endBefore(const Words& words, Range before, std::size_t at) {
    std::size_t end = at;
    while (end > before.begin && isLink(words[end - 1])) --end;
    return end;
}

/// Whether a comma, a colon or the end of a line is in front of the word.
bool isParted(const Words& words, std::size_t at) {
    static constexpr auto open = std::to_array<std::string_view>(
        {"that", "which", "where", "if", "when", "because", "as", "the", "of", "to", "and", "or"});
    const bool isNewLine = words[at].line != words[at - 1].line && !isAmong(words[at - 1].text, open);
    return words[at].isApart || words[at].begins || words[at].isSaid || isNewLine;
}

/// Where a clause ends and the next one begins; between them are words that only link them.
struct Gap {
    std::size_t end;
    std::size_t next;
};

/// Adds the gaps between the clauses of one sentence.
void addGaps(std::vector<Gap>& gaps, const Words& words, Range sentence) {
    std::size_t begin = sentence.begin;
    for (std::size_t at = sentence.begin + 1; at < sentence.end; ++at) {
        const Range before{std::max(begin, at - std::min(at, longestClause)), at};
        const Range rest{at, std::min(sentence.end, at + longestClause)};
        const std::size_t end = endBefore(words, before, at);
        const bool isNext = isParted(words, at) || end < at;
        const unsigned kind = areEdgesAdded(words, rest) ? theEdges : isNext ? kindAt(words, rest) : none;
        if (kind == none) continue;
        const unsigned kinds = kindsIn(words, before);
        if ((kinds & ~kind) == none || isOfOther(words, before, kinds)) continue;
        gaps.push_back({end, at});
        begin = at;
    }
}

} // namespace

Words withClausesApart(Words words) {
    std::vector<Gap> gaps;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        addGaps(gaps, words, {begin, end});
    }
    // Most texts have none, and the words of a long one take more memory than the text.
    if (gaps.empty()) return words;
    Words parted;
    parted.reserve(words.size() + gaps.size());
    auto from = words.begin();
    const auto addUpTo = [&](std::size_t end) {
        const auto to = words.begin() + static_cast<std::ptrdiff_t>(end);
        parted.insert(parted.end(), std::make_move_iterator(from), std::make_move_iterator(to));
    };
    for (const Gap& gap : gaps) {
        const Word& next = words[gap.next];
        addUpTo(gap.end);
        parted.push_back({".", next.line, next.column});
        from = words.begin() + static_cast<std::ptrdiff_t>(gap.next);
    }
    addUpTo(words.size());
    return parted;
}

} // namespace flip::said
