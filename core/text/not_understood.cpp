#include "core/text/not_understood.h"

#include "core/text/legend.h"
#include "core/text/said_press.h"
#include "core/text/said_rule.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace flip::said {

namespace {

/// The words of one sentence.
using Part = std::span<const Word>;

bool hasAny(Part sentence, Phrases wanted) {
    return std::ranges::any_of(sentence, [&](const Word& word) { return isAmong(word.text, wanted); });
}

/// A sentence about whoever writes, a question, or what is said of solving, is no rule.
constexpr auto besideThePoint = std::to_array<std::string_view>(
    {"i",        "i'm",     "i've",     "me",       "my",         "we",      "our",      "what",
     "how",      "why",     "does",     "do",       "did",        "twice",   "again",    "once",
     "order",    "few",     "these",    "pattern",  "more",       "matter",  "matters",  "solution",
     "solve",    "solved",  "solvable", "answer",   "answers",    "minimum", "fewest",   "least",
     "need",     "needs",   "needed",   "know",     "example",    "input",   "output",   "line",
     "lines",    "program", "code",     "other",    "usual",      "usually", "normally", "keyboard",
     "screen",   "app",     "undo",     "reset",    "hint",       "hints",   "mouse",    "phone",
     "sequence", "parity",  "number",   "possible", "impossible", "unlike",  "if",       "outside"});

constexpr auto pressVerbs = std::to_array<std::string_view>(
    {"press", "presses", "pressed", "pressing", "click", "clicks", "clicked", "clicking", "tap", "taps",
     "tapped", "tapping", "push", "pushes", "pushed", "pushing", "move", "moves"});
constexpr auto flipVerbs = std::to_array<std::string_view>(
    {"flip",   "flips",    "flipped",  "toggle", "toggles",  "toggled",  "change", "changes", "changed",
     "invert", "inverts",  "inverted", "switch", "switches", "switched", "affect", "affects", "affected",
     "turns",  "reverses", "swap",     "swaps",  "rotates",  "shifts",   "slides", "cycles",  "effect"});

bool hasThing(Part sentence) {
    static constexpr auto nouns = std::to_array<std::string_view>(
        {"button",    "buttons",    "one",      "ones",      "corner", "corners", "edge",   "edges",
         "border",    "middle",     "centre",   "center",    "row",    "rows",    "column", "columns",
         "neighbour", "neighbours", "neighbor", "neighbors", "it",     "itself"});
    return std::ranges::any_of(sentence, [](const Word& word) {
        return isAmong(word.text, nouns) || isPiece(word.text) || arePieces(word.text);
    });
}

/// The usual plus is often told by what it is not: “but not the diagonal ones”. Where they do flip, that is
/// understood.
bool isOfDiagonals(Part sentence) {
    return std::ranges::any_of(sentence, [](const Word& word) { return word.text.starts_with("diagonal"); });
}

/// Whether it tells of the puzzle, and not of whoever writes, of solving or of machines; nor is it a
/// question.
bool isOfPuzzle(Part sentence) {
    static constexpr std::array<std::string_view, 8> asking{"can",   "could", "is",     "are",
                                                            "which", "who",   "should", "may"};
    return !hasAny(sentence, besideThePoint) && !isAmong(sentence.front().text, asking);
}

/// “The centre can't be clicked”, “only the edges may be pressed”, “the middle one is a wall”.
bool isLimit(Part sentence) {
    static constexpr auto limits = std::to_array<std::string_view>(
        {"can't",   "cannot", "not",    "never",  "don't",      "doesn't", "isn't", "aren't",
         "won't",   "only",   "except", "but",    "forbidden",  "no",      "stays", "stay",
         "remains", "remain", "keeps",  "always", "themselves", "itself"});
    static constexpr auto blocked = std::to_array<std::string_view>(
        {"disabled", "broken", "blocked", "locked", "frozen", "stuck", "dead", "costs", "double", "wall",
         "walls", "hole", "holes", "obstacle", "obstacles"});
    if (!hasThing(sentence)) return false;
    return hasAny(sentence, blocked) ||
           (hasAny(sentence, limits) && (hasAny(sentence, pressVerbs) || hasAny(sentence, flipVerbs)));
}

/// “The first column wraps to the last”.
bool isOfEdges(Part sentence) {
    static constexpr auto edges =
        std::to_array<std::string_view>({"wrap", "wraps", "wrapped", "wrapping", "wraparound", "toroidal",
                                         "cyclic", "connected", "joined", "glued"});
    static constexpr auto no = std::to_array<std::string_view>(
        {"not", "no", "neither", "nor", "don't", "doesn't", "aren't", "isn't", "up"});
    return hasAny(sentence, edges) && !hasAny(sentence, no);
}

/// “Transpose it first”, “each light has 3 levels”: no words that are understood make up for these.
bool isStrange(Part sentence) {
    static constexpr auto strange =
        std::to_array<std::string_view>({"transpose", "transposed", "rotated", "mirrored", "cube", "levels",
                                         "brightness", "radius", "merlin", "merlin's", "2000"});
    return hasAny(sentence, strange);
}

/// “It and its neighbours”, “whatever is above, below, left and right of it”, but not “the two neighbours”.
bool namesPlus(Part sentence) {
    static constexpr auto around = std::to_array<std::string_view>(
        {"neighbour", "neighbours", "neighbor", "neighbors", "neighbouring", "neighboring", "adjacent",
         "around", "surrounding", "next", "beside", "plus", "cross"});
    static constexpr auto sides = std::to_array<std::string_view>(
        {"above", "below", "left", "right", "north", "south", "east", "west", "up", "down"});
    static constexpr auto others =
        std::to_array<std::string_view>({"two", "2", "three", "3", "any", "swap", "swaps", "rotates",
                                         "shifts", "slides", "cycles", "radius", "distance", "size"});
    constexpr std::ptrdiff_t all = 4;
    const auto named =
        std::ranges::count_if(sentence, [](const Word& word) { return isAmong(word.text, sides); });
    return (hasAny(sentence, around) || named >= all) && !hasAny(sentence, others);
}

/// “A press swaps the two neighbours”, “any two pieces can be flipped”, but not “each press flips:” above
/// what is drawn.
bool tellsOfPress(Part sentence) {
    static constexpr std::array<std::string_view, 3> may{"can", "may", "any"};
    const std::string_view last = sentence.back().text;
    const bool isDrawn = isAmong(last, flipVerbs) && !last.ends_with("ed");
    return (hasAny(sentence, pressVerbs) || hasAny(sentence, may)) && hasAny(sentence, flipVerbs) &&
           !isDrawn && !namesPlus(sentence);
}

/// “1 is not lit”, “lit cells have a 0”: a sign beside a colour, but not “light 1 is off” and “0 lights”.
class Legend {
  public:
    Legend(const std::vector<ColouredSign>& signs, const std::vector<ColouredSign>& known)
        : signs_(signs), known_(known) {}

    [[nodiscard]] bool isIn(Part sentence) const {
        static constexpr auto counted = std::to_array<std::string_view>(
            {"number", "count", "sum", "total", "answer", "level", "by", "step", "end"});
        if (hasAny(sentence, counted)) return false;
        for (std::size_t at = 0; at < sentence.size(); ++at) {
            if (isNew(sentence[at].text) && isSaid(sentence, at) && isBesideColour(sentence, at)) return true;
        }
        return false;
    }

  private:
    /// A sign of which it is not known what it means, as itself or in the plural.
    [[nodiscard]] bool isNew(std::string_view word) const {
        const ColouredSign* const sign = signNamed(word, signs_);
        return sign != nullptr && word.starts_with(sign->sign) && !colourNamed(word) &&
               std::ranges::none_of(known_,
                                    [&](const ColouredSign& known) { return known.sign == sign->sign; });
    }

    [[nodiscard]] static bool isSaid(Part sentence, std::size_t at) {
        static constexpr auto before = std::to_array<std::string_view>(
            {"as", "with", "a", "an", "have", "has", "is", "are", "for", "use", "type", "where"});
        static constexpr auto behind =
            std::to_array<std::string_view>({"is", "are", "means", "for", "meaning", "as", "stands"});
        const bool isLast = at + 1 == sentence.size();
        if (!isLast && (isPiece(sentence[at + 1].text) || arePieces(sentence[at + 1].text))) return false;
        if (at > 0 && !sentence[at].isSaid && !sentence[at].begins)
            return isAmong(sentence[at - 1].text, before);
        return isLast || sentence[at + 1].isSaid || isAmong(sentence[at + 1].text, behind);
    }

    [[nodiscard]] bool isBesideColour(Part sentence, std::size_t at) const {
        constexpr std::size_t farthest = 4;
        const std::size_t first = at - std::min(at, farthest);
        const std::size_t end = std::min(sentence.size(), at + farthest + 1);
        static constexpr auto more =
            std::to_array<std::string_view>({"bright", "glowing", "glows", "shining", "shines", "active"});
        return std::ranges::any_of(sentence.subspan(first, end - first), [&](const Word& word) {
            const bool isColour = colourNamed(word.text).has_value() || isAmong(word.text, more);
            return isColour && signNamed(word.text, signs_) == nullptr;
        });
    }

    const std::vector<ColouredSign>& signs_;
    const std::vector<ColouredSign>& known_;
};

/// In bytes: about a line on screen.
constexpr std::size_t longestQuoted = 100;

/// The words as they are written, up to the end of the line.
std::string asWritten(const std::vector<std::string_view>& lines, Part sentence) {
    const Word& first = sentence.front();
    const auto next =
        std::ranges::find_if(sentence, [&](const Word& word) { return word.line != first.line; });
    const Word& last = *std::prev(next);
    const std::string_view line = lines[static_cast<std::size_t>(first.line) - 1];
    const auto begin = static_cast<std::size_t>(first.column) - 1;
    const std::size_t end = static_cast<std::size_t>(last.column) - 1 + last.text.size();
    std::string written(line.substr(begin, end - begin));
    if (line.substr(end).starts_with(')') && written.find('(') != std::string::npos) written += ')';
    return written;
}

/// Whether it says anything by itself.
bool isUnderstood(std::string_view written, const Words& words, const std::vector<ColouredSign>& signs) {
    return !ruleSaid(written, words, signs).saysNothing() || pressSaid(words).isPlus ||
           !legendIn(written, words, signs).empty();
}

} // namespace

std::optional<QuotedSentence> notUnderstood(std::string_view text, const Words& words,
                                            const std::vector<ColouredSign>& signs,
                                            const std::vector<ColouredSign>& legend, const SaidRule& said) {
    std::vector<std::string_view> lines;
    const Legend signsMeant(signs, legend);
    const bool isPressKnown = said.flips || said.pattern || pressSaid(words).isPlus;
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        if (begin == end) continue;
        const Part sentence(words.data() + begin, end - begin);
        const bool isOfRule =
            (isLimit(sentence) || isOfEdges(sentence) || (!isPressKnown && tellsOfPress(sentence))) &&
            isOfPuzzle(sentence) && !isOfDiagonals(sentence);
        const bool isOther = isStrange(sentence) && isOfPuzzle(sentence);
        if (!isOther && !isOfRule && !signsMeant.isIn(sentence)) continue;
        if (lines.empty()) lines = splitAt(text, '\n');
        const std::string written = asWritten(lines, sentence);
        if (isOther || !isUnderstood(written, Words(sentence.begin(), sentence.end()), signs))
            return QuotedSentence{sentence.front().line, quotedPart(written, longestQuoted)};
    }
    return std::nullopt;
}

} // namespace flip::said
