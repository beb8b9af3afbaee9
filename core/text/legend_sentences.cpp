#include "core/text/legend_sentences.h"

#include "core/text/legend.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace flip::said {

namespace {

/// A sentence about moves or wishes tells of the signs what becomes of them.
constexpr auto ofMoves = std::to_array<std::string_view>(
    {"press",  "presses", "pressing", "pressed",    "click",   "turn",    "turns",     "turned",  "make",
     "makes",  "flip",    "flips",    "toggle",     "toggles", "move",    "moves",     "goal",    "target",
     "want",   "all",     "every",    "everything", "if",      "when",    "becomes",   "become",  "until",
     "solve",  "switch",  "row",      "rows",       "column",  "columns", "step",      "minutes", "instead",
     "only",   "just",    "exactly",  "there",      "still",   "left",    "remaining", "most",    "some",
     "centre", "center",  "corner",   "middle"});

constexpr auto writing = std::to_array<std::string_view>({"use", "uses", "used", "using", "mark", "marked",
                                                          "marks", "shown", "write", "written", "wrote",
                                                          "represented", "denoted", "stands", "stand"});
constexpr std::array<std::string_view, 4> links{"for", "as", "with", "by"};
/// What may stand before a sign that is spoken of; “level 0” and “option b” are something else.
constexpr auto beforeSign = std::to_array<std::string_view>(
    {"sign", "symbol", "letter", "digit", "a",     "an",    "the",  "and",   "or",
     "use",  "uses",   "used",   "using", "for",   "as",    "by",   "with",  "is",
     "are",  "where",  "while",  "means", "write", "wrote", "mark", "marked"});

/// The signs and colours of a sentence, each once, in their order.
struct Sentence {
    std::vector<std::string> signs;
    std::vector<bool> colours;
    /// Whether one of them is there again, or the sentence is about moves.
    bool isOther = false;
    bool isOfWriting = false;
    bool isLinked = false;

    [[nodiscard]] bool isLegend() const {
        const bool areBoth = signs.size() == 2 && colours.size() == 2;
        // Pictures need no word for writing: “the lit ones are ⬜”.
        const bool isPicture = signs.size() == 1 && (signs[0] == "." || signs[0].size() > 1);
        const bool isOne =
            signs.size() == 1 && colours.size() == 1 && (isPicture || (isOfWriting && isLinked));
        return !isOther && (areBoth || isOne);
    }
};

Sentence sentenceAt(const Words& words, std::size_t begin, std::size_t end,
                    const std::vector<ColouredSign>& signs) {
    static constexpr std::array<std::string_view, 6> places{"the", "a", "this", "my", "each", "top"};
    Sentence said;
    for (std::size_t at = begin; at < end; ++at) {
        const std::string& word = words[at].text;
        // “On the board”.
        const bool isPlace = word == "on" && at + 1 < end && isAmong(words[at + 1].text, places);
        const std::optional<bool> colour = colourNamed(word);
        const auto sign = std::ranges::find(signs, word, &ColouredSign::sign);
        said.isOther = said.isOther || isAmong(word, ofMoves);
        said.isOfWriting = said.isOfWriting || isAmong(word, writing);
        // “Marked with x”, “marked x”.
        const bool isMarked =
            word == "marked" && at + 1 < end &&
            std::ranges::find(signs, words[at + 1].text, &ColouredSign::sign) != signs.end();
        said.isLinked = said.isLinked || isMarked || isAmong(word, links);
        if (sign != signs.end()) {
            // “Bit 1 is off”, “1 light is off”.
            const bool isFree =
                at == begin || words[at].begins || words[at].isSaid ||
                isAmong(words[at - 1].text, beforeSign) || colourNamed(words[at - 1].text) ||
                std::ranges::find(signs, words[at - 1].text, &ColouredSign::sign) != signs.end();
            const bool isCount = (word == "0" || word == "1") && at + 1 < end &&
                                 (isPiece(words[at + 1].text) || arePieces(words[at + 1].text));
            said.isOther = said.isOther || !isFree || isCount;
            said.isOther = said.isOther || std::ranges::find(said.signs, word) != said.signs.end();
            said.signs.push_back(word);
        } else if (colour.has_value() && !isPlace) {
            const bool isBlack = colour.value();
            said.isOther = said.isOther || std::ranges::find(said.colours, isBlack) != said.colours.end();
            said.colours.push_back(isBlack);
        }
    }
    // “The lit ones are .”, where a full stop may be a piece.
    static constexpr std::array<std::string_view, 6> verbs{"is", "are", "with", "as", "by", "marked"};
    const bool hasStop = std::ranges::find(signs, ".", &ColouredSign::sign) != signs.end();
    const bool isStop = hasStop && end < words.size() && words[end].text == "." && end > begin;
    if (isStop && isAmong(words[end - 1].text, verbs)) said.signs.emplace_back(".");
    return said;
}

/// Calls `take` with each sentence, where it begins and where it ends.
template <class Take>
void forEachSentence(const Words& words, const std::vector<ColouredSign>& signs, Take&& take) {
    for (std::size_t begin = 0, end = 0; begin < words.size(); begin = end + 1) {
        end = begin;
        while (end < words.size() && !isEnd(words[end])) ++end;
        take(sentenceAt(words, begin, end, signs), begin, std::min(words.size(), end + 1));
    }
}

} // namespace

std::vector<ColouredSign> legendOfSentences(const Words& words, const std::vector<ColouredSign>& signs) {
    std::vector<ColouredSign> legend;
    forEachSentence(words, signs, [&](const Sentence& said, std::size_t, std::size_t) {
        if (!said.isLegend()) return;
        for (std::size_t i = 0; i < said.signs.size(); ++i)
            legend.push_back({said.signs[i], said.colours[i]});
    });
    return legend;
}

Words withoutLegendSentences(const Words& words, const std::vector<ColouredSign>& signs) {
    Words rest;
    forEachSentence(words, signs, [&](const Sentence& said, std::size_t begin, std::size_t end) {
        const auto first = words.begin();
        if (!said.isLegend())
            rest.insert(rest.end(), first + static_cast<std::ptrdiff_t>(begin),
                        first + static_cast<std::ptrdiff_t>(end));
    });
    return rest;
}

} // namespace flip::said
