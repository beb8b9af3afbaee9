#include "core/text/said_press.h"

#include "core/text/flipped_pieces.h"
#include "core/text/flipped_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string_view>

namespace flip::said {

namespace {

constexpr auto pressNames = std::to_array<std::string_view>(
    {"press", "presses", "pressing", "pressed", "move", "moves", "button", "chosen", "selected"});
/// Words in front of a verb that tell of a press.
constexpr auto beforeVerb = std::to_array<std::string_view>({"it", "may", "can", "allowed"});
constexpr auto flips = std::to_array<std::string_view>({"flip", "flips", "flipping", "swaps"});
/// A sentence about one place on the board, or about another game, is no rule; nor is a question.
constexpr std::array<std::string_view, 24> elsewhere{
    "example", "instance", "corner", "corners", "edge",  "edges",   "border",   "middle",
    "center",  "centre",   "first",  "second",  "other", "last",    "previous", "unlike",
    "what",    "how",      "why",    "does",    "do",    "whether", "variant",  "version"};

constexpr std::array<std::string_view, 3> alsoWords{"also", "too", "addition"};

/// What one sentence says of it.
struct Said {
    std::size_t begin;
    FlippedPieces what;
};

bool tellsOfPress(std::string_view word) { return isAmong(word, pressNames) || isAmong(word, beforeVerb); }

bool isAnyOf(const Words& words, std::size_t begin, std::size_t end, Phrases wanted) {
    return std::any_of(words.begin() + static_cast<std::ptrdiff_t>(begin),
                       words.begin() + static_cast<std::ptrdiff_t>(end),
                       [&](const Word& word) { return isAmong(word.text, wanted); });
}

/// Whether it tells of one place on the board, of another game, or asks.
bool isElsewhere(const Words& words, std::size_t begin, std::size_t end) {
    return isAnyOf(words, begin, end, elsewhere);
}

/// “Pressing the top left light flips three” is an example; a “left click” is not.
bool isOnePlace(const Words& words, std::size_t begin, std::size_t end) {
    static constexpr auto places = std::to_array<std::string_view>(
        {"top", "bottom", "left", "right", "upper", "lower", "leftmost", "rightmost", "topmost"});
    static constexpr auto clicks = std::to_array<std::string_view>({"click", "clicks", "mouse"});
    if (isAnyOf(words, begin, end, clicks)) return false;
    return isAnyOf(words, begin, end, places);
}

/// “Pressing a light toggles …”, in the sentence from `begin` to `end`.
std::optional<Said> activeIn(const Words& words, std::size_t begin, std::size_t end) {
    static constexpr std::array<std::string_view, 3> chosen{"chosen", "selected", "pressed"};
    // “Flip the chosen piece and …”
    bool isPress = words[begin].text.ends_with('s') || isInSentence(words, begin, chosen);
    std::size_t verb = begin;
    for (; verb < end; ++verb) {
        const std::string& word = words[verb].text;
        if (isAmong(word, flips) && isPress) break;
        isPress = tellsOfPress(word) || (isPress && verb != begin);
    }
    if (verb + 1 >= end || isNegated(words, verb) || isElsewhere(words, begin, verb) ||
        isOnePlace(words, begin, verb))
        return std::nullopt;
    // What is swapped with another piece is not flipped.
    static constexpr std::array<std::string_view, 1> with{"with"};
    if (words[verb].text == "swaps" && isInSentence(words, begin, with)) return std::nullopt;
    // “Turns over …”, “changes the colour of …”.
    static constexpr auto ofVerb =
        std::to_array<std::string_view>({"over", "the state of", "the states of", "the colour of",
                                         "the colours of", "the color of", "the colors of"});
    const std::size_t begins = verb + 1 + anyPhrase(words, verb + 1, ofVerb);
    if (begins >= end) return std::nullopt;
    const auto what = flippedPieces(words, begins, {});
    return what && !what->areNone() ? std::optional(Said{begins, *what}) : std::nullopt;
}

/// “When a light is pressed, it and its neighbours change”, “those above and below flip, too”.
std::optional<Said> passiveIn(const Words& words, std::size_t begin, std::size_t end, bool isMore) {
    // The last ones flip nothing by themselves.
    constexpr std::size_t flipping = 12;
    static constexpr std::array<std::string_view, 17> verbs{
        "flip",   "flips",    "toggle",   "toggles", "change", "changes", "flipped", "toggled", "changed",
        "invert", "inverted", "switched", "will",    "be",     "get",     "turn",    "over"};
    static constexpr std::array<std::string_view, 8> never{"don't", "doesn't", "isn't", "aren't",
                                                           "never", "no",      "stay",  "stays"};
    if (isInSentence(words, begin, never)) return std::nullopt;
    std::size_t first = begin;
    while (first < end && !tellsOfPress(words[first].text)) ++first;
    // “Only the light and those above it are toggled.”
    if (first == end && !isMore && words[begin].text != "only") return std::nullopt;
    std::size_t from = first;
    // “It and the one below flip, too.”
    while (from < end && (!words[from].isApart || isAmong(words[from].text, alsoWords))) ++from;
    std::size_t before = begin;
    const std::size_t named = from < end ? from : first;
    if (from == end) {
        // “Its neighbours are toggled when a light is pressed.”
        static constexpr auto cases = std::to_array<std::string_view>({"when", "whenever", "if"});
        std::size_t at = begin;
        while (at < first && !isAmong(words[at].text, cases)) ++at;
        if (at > begin && at < first) before = at;
        from = begin;
    }
    const bool isVerb = std::any_of(
        words.begin() + static_cast<std::ptrdiff_t>(from), words.begin() + static_cast<std::ptrdiff_t>(end),
        [](const Word& word) { return isAmong(word.text, Phrases(verbs).first(flipping)); });
    if (!isVerb || isElsewhere(words, before, named)) return std::nullopt;
    const auto what = flippedPieces(words, from, verbs);
    return what ? std::optional(Said{from, *what}) : std::nullopt;
}

/// Where a sentence that was not understood names the pieces on two opposite sides, and no others: the usual
/// plus would flip more than it says.
std::optional<std::size_t> halfOfPlus(const Words& words, std::size_t begin, std::size_t end) {
    using namespace flipped;
    using Kind = flipped::Part;
    if (!isInSentence(words, begin, pressNames) || !isInSentence(words, begin, flips)) return std::nullopt;
    if (isElsewhere(words, begin, end)) return std::nullopt;
    unsigned named = 0;
    std::optional<std::size_t> first;
    for (std::size_t at = begin; at < end; ++at) {
        const Meaning* const meaning = meaningOf(words[at].text);
        if (meaning == nullptr || meaning->part == Kind::Filler) continue;
        const bool isPlace = meaning->part == Kind::Place;
        if (!isPlace &&
            (meaning->pieces != 0 || meaning->part == Kind::Neighbours || meaning->part == Kind::Line ||
             meaning->part == Kind::Block || meaning->part == Kind::Around))
            return std::nullopt;
        if (isPlace) named |= meaning->pieces;
        if (isPlace && !first) first = at;
    }
    return named == (left | right) || named == (above | below) ? first : std::nullopt;
}

/// “It flips four cells: …”, where so many are not flipped.
bool isCountedOtherwise(const Words& words, std::size_t at, Pattern pattern) {
    static constexpr std::array<std::string_view, 9> numbers{"one", "two",   "three", "four", "five",
                                                             "six", "seven", "eight", "nine"};
    if (at + 2 >= words.size() || !arePieces(words[at + 1].text)) return false;
    const auto named = std::ranges::find(numbers, words[at].text);
    const bool isOver = words[at + 2].isSaid || words[at + 2].isApart || isEnd(words[at + 2]);
    const auto count = named - numbers.begin() + 1;
    return named != numbers.end() && isOver && count != std::popcount(pattern.bits());
}

} // namespace

SaidPress pressSaid(const Words& words) {
    static constexpr std::array<std::string_view, 1> board{"board"};
    std::optional<Said> all;
    std::optional<std::size_t> half;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        if (begin == end) continue;
        const bool isMore = isInSentence(words, begin, alsoWords);
        auto said = activeIn(words, begin, end);
        if (!said) said = passiveIn(words, begin, end, isMore);
        if (!said && !half) half = halfOfPlus(words, begin, end);
        // “On a board of one piece, a press flips only itself” tells of that board.
        const bool isOfBoard = said && said->what.isOnlyItself() && isInSentence(words, begin, board);
        if (!said || isOfBoard) continue;
        if (all && isMore) {
            all->what.pieces |= said->what.pieces;
            if (!all->what.strange) all->what.strange = said->what.strange;
            continue;
        }
        // Of two different rules nobody knows which is meant.
        const auto before = all ? all->what.pattern() : std::nullopt;
        const auto now = said->what.pattern();
        if (before && now && before != now) return {{}, false, false, false, said->begin};
        // What no press here flips counts, whatever else is said.
        const bool isDefinite =
            before || (all && (all->what.areLines() || all->what.unknown(all->begin).has_value()));
        if (!isDefinite || said->what.strange) all = said;
    }
    if (!all) return {{}, false, false, false, half};
    SaidPress press{all->what.pattern(), all->what.areLines(), all->what.isWithoutItself(), false, {}};
    if (press.pattern && isCountedOtherwise(words, all->begin, *press.pattern)) {
        press.pattern.reset();
        press.unknown = all->begin;
        return press;
    }
    if (!press.pattern) press.unknown = all->what.unknown(all->begin);
    // What is excepted from a block must not be heard alone: “without its corners”.
    press.isPlus = press.pattern == Pattern::plus();
    if (press.isPlus && !all->what.isExcept) press.pattern.reset();
    return press;
}

} // namespace flip::said
