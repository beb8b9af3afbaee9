#include "core/text/not_understood.h"

#include "core/text/goal_words.h"
#include "core/text/half_heard.h"
#include "core/text/legend.h"
#include "core/text/limit_words.h"
#include "core/text/other_games.h"
#include "core/text/other_languages.h"
#include "core/text/plain_verbs.h"
#include "core/text/rule_words.h"
#include "core/text/said_press.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string>

namespace flip::said {

namespace {

/// “1 is not lit”, “0 is a hole”, “lit cells have a 0”: a sign beside a colour or the like, but not “light 1
/// is off” and “0 lights”.
class Legend {
  public:
    explicit Legend(const std::vector<ColouredSign>& signs) : signs_(signs) {}

    [[nodiscard]] bool isIn(SentenceWords sentence) const {
        if (isCount(sentence)) return false;
        for (std::size_t at = 0; at < sentence.size(); ++at) {
            if (isSign(sentence[at].text) && isSaid(sentence, at) && isBesideColour(sentence, at, 4))
                return true;
        }
        return false;
    }

    /// “0/1 = on/off Turn all lights off”, “lit lamps are drawn as 0”: whatever else the sentence says.
    [[nodiscard]] bool isBesideWish(SentenceWords sentence) const {
        if (isCount(sentence)) return false;
        for (std::size_t at = 0; at < sentence.size(); ++at) {
            const std::string& word = sentence[at].text;
            const bool isAnySign =
                signNamed(word, signs_) != nullptr && !colourNamed(word) && !word.starts_with("one");
            const auto behind = std::find_if(sentence.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                             sentence.end(), std::mem_fn(&Word::isApart));
            const SentenceWords part(sentence.begin(), behind);
            if (isAnySign && isApartFromWish(sentence, at) && isBesideColour(part, at, 6)) return true;
        }
        return false;
    }

  private:
    static bool isCount(SentenceWords sentence) {
        static constexpr auto counted = std::to_array<std::string_view>(
            {"number", "count", "sum", "total", "answer", "level", "by", "step", "end"});
        return hasAny(sentence, counted);
    }

    /// As itself or in the plural.
    [[nodiscard]] bool isSign(std::string_view word) const {
        const ColouredSign* const sign = signNamed(word, signs_);
        return sign != nullptr && word.starts_with(sign->sign) && !colourNamed(word);
    }

    /// “0/1 = on/off Turn all lights off”, but not “make all cells 0”.
    [[nodiscard]] static bool isApartFromWish(SentenceWords sentence, std::size_t at) {
        static constexpr auto before =
            std::to_array<std::string_view>({"as", "are", "a", "an", "the", "and", "wrote", "write", "type",
                                             "typed", "use", "have", "has", "with", "by", "marked", "for"});
        const bool isLast = at + 1 == sentence.size();
        if (!isLast && (isPiece(sentence[at + 1].text) || arePieces(sentence[at + 1].text))) return false;
        return at == 0 || sentence[at].begins || sentence[at].isSaid ||
               isAmong(sentence[at - 1].text, before);
    }

    [[nodiscard]] static bool isSaid(SentenceWords sentence, std::size_t at) {
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

    [[nodiscard]] bool isBesideColour(SentenceWords sentence, std::size_t at, std::size_t farthest) const {
        const std::size_t first = at - std::min(at, farthest);
        const std::size_t end = std::min(sentence.size(), at + farthest + 1);
        static constexpr auto more = std::to_array<std::string_view>(
            {"bright", "glowing", "glows", "glow", "shining", "shines", "active", "hole", "holes", "wall",
             "walls", "broken", "blocked", "nothing", "no", "without", "out", "low"});
        return std::ranges::any_of(sentence.subspan(first, end - first), [&](const Word& word) {
            const bool isColour = colourNamed(word.text).has_value() || isAmong(word.text, more);
            return isColour && signNamed(word.text, signs_) == nullptr;
        });
    }

    const std::vector<ColouredSign>& signs_;
};

/// In bytes: about a line on screen.
constexpr std::size_t longestQuoted = 100;

/// The words as they are written, from the first to the last, with single blanks between them.
std::string asWritten(const std::vector<std::string_view>& lines, SentenceWords sentence) {
    std::string written;
    for (auto first = sentence.begin(); first != sentence.end() && written.size() <= longestQuoted;) {
        const auto next =
            std::find_if(first, sentence.end(), [&](const Word& word) { return word.line != first->line; });
        const std::string_view line = lines[static_cast<std::size_t>(first->line) - 1];
        const auto begin = static_cast<std::size_t>(first->column) - 1;
        const Word& last = *std::prev(next);
        auto end = static_cast<std::size_t>(last.column - 1 + last.length);
        const std::string_view part = line.substr(begin, end - begin);
        if (line.substr(end).starts_with(')') && part.find('(') != std::string_view::npos) ++end;
        if (!written.empty()) written += ' ';
        for (const char c : line.substr(begin, end - begin)) {
            const bool isBlank = c == ' ' || c == '\t';
            if (!isBlank || !written.ends_with(' ')) written += isBlank ? ' ' : c;
        }
        first = next;
    }
    return written;
}

/// Whether the sentence is a question, and whether the next word answers it.
Asked askedIn(const std::vector<std::string_view>& lines, SentenceWords sentence) {
    static constexpr auto yes = std::to_array<std::string_view>({"yes", "y", "yep"});
    static constexpr auto no = std::to_array<std::string_view>({"no", "n", "nope"});
    const Word& last = sentence.back();
    const std::string_view line = lines[static_cast<std::size_t>(last.line) - 1];
    std::string_view rest = line.substr(static_cast<std::size_t>(last.column - 1 + last.length));
    if (!rest.starts_with('?')) return Asked::Not;
    constexpr std::size_t longest = 6;
    rest = rest.substr(1, longest);
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::string answer = lowered(rest.substr(0, std::min(rest.find_first_of(".!"), rest.size())));
    return isAmong(answer, yes) ? Asked::Yes : isAmong(answer, no) ? Asked::No : Asked::Open;
}

/// Whether it says anything by itself that makes up for what was found in it.
bool isUnderstood(const Words& words, const std::vector<ColouredSign>& signs, std::string_view written,
                  bool mayBeGoal) {
    SaidRule said = ruleSaid(written, words, signs);
    if (!mayBeGoal) said.goal.reset();
    return !said.saysNothing() || pressSaid(words).isPlus || !legendIn(written, words, signs).empty();
}

/// Without the name of a game, whose goal may be another one here: “Lights Out: alle lampen aan”.
SentenceWords withoutName(const Words& words, SentenceWords sentence) {
    const auto at = static_cast<std::size_t>(sentence.data() - words.data());
    const std::size_t name = anyPhrase(words, at, goals::lightsOut);
    return name < sentence.size() ? sentence.subspan(name) : sentence;
}

/// What is known when a sentence is looked at.
struct Known {
    std::string_view text;
    const std::vector<ColouredSign>& signs;
    const SaidRule& said;
    bool isLegend;
    bool isPress;
};

class Teller {
  public:
    explicit Teller(const Known& known) : known_(known), signsMeant_(known.signs) {}

    /// The sentence as it is written, if it may say more than was understood.
    [[nodiscard]] std::optional<QuotedSentence> told(const Words& words, SentenceWords sentence) {
        const bool isWhole =
            isOfAnotherGame(sentence) || (!known_.isLegend && signsMeant_.isBesideWish(sentence));
        if (isWhole || isHalfHeard(sentence)) return quoted(sentence);
        const bool isForbidden = forbidsPress(sentence);
        const bool isElsewhere = isOfRulesElsewhere(sentence);
        const bool isFound =
            isForbidden || isElsewhere || seemsToLimit(sentence) || mayTellRule(sentence) ||
            (!known_.isPress && (seemsToTellOfPress(sentence) || flipsInOtherWords(sentence))) ||
            (!known_.isLegend && signsMeant_.isIn(sentence));
        if (!isFound) return std::nullopt;
        if (isElsewhere) sentence = withoutName(words, sentence);
        const Words alone(sentence.begin(), sentence.end());
        if (isUnderstood(alone, known_.signs, written(sentence), !isForbidden)) return std::nullopt;
        return quoted(sentence);
    }

  private:
    std::string written(SentenceWords sentence) { return asWritten(lines(), sentence); }

    QuotedSentence quoted(SentenceWords sentence) {
        return {sentence.front().line, quotedPart(written(sentence), longestQuoted)};
    }

    const std::vector<std::string_view>& lines() {
        if (lines_.empty()) lines_ = splitAt(known_.text, '\n');
        return lines_;
    }

    bool isHalfHeard(SentenceWords sentence) {
        if (!namesEdges(sentence) && !namesDiagonals(sentence)) return false;
        const SaidRule alone =
            ruleSaid(written(sentence), Words(sentence.begin(), sentence.end()), known_.signs);
        return said::isHalfHeard(sentence, askedIn(lines(), sentence), alone,
                                 {known_.said.edges.has_value(), known_.isPress});
    }

    const Known& known_;
    Legend signsMeant_;
    std::vector<std::string_view> lines_;
};

std::optional<QuotedSentence> inLatinLetters(const Words& words, const Known& known) {
    // What is far behind the beginning of a sentence is hardly about the same.
    constexpr std::size_t longest = 60;
    Teller teller(known);
    for (const SentenceWords whole : sentencesOf(words)) {
        const SentenceWords sentence = whole.first(std::min(whole.size(), longest));
        if (auto told = teller.told(words, sentence)) return told;
    }
    return std::nullopt;
}

std::optional<QuotedSentence> inOtherLetters(std::string_view text, const std::vector<ColouredSign>& signs) {
    std::vector<std::string_view> names;
    std::ranges::transform(signs, std::back_inserter(names),
                           [](const ColouredSign& each) { return std::string_view(each.sign); });
    for (const OtherSentence& each : rulesInOtherLetters(text, names)) {
        if (!isUnderstood(wordsOf(each.text, names), signs, each.text, true))
            return QuotedSentence{each.line, quotedPart(each.text, longestQuoted)};
    }
    return std::nullopt;
}

} // namespace

std::optional<QuotedSentence> notUnderstood(std::string_view text, const Words& words,
                                            const std::vector<ColouredSign>& signs,
                                            const std::vector<ColouredSign>& legend, const SaidRule& said) {
    const bool isPressKnown = said.flips || said.pattern || pressSaid(words).isPlus;
    auto latin = inLatinLetters(words, {text, signs, said, !legend.empty(), isPressKnown});
    auto other = inOtherLetters(text, signs);
    return latin && (!other || latin->line <= other->line) ? latin : other;
}

} // namespace flip::said
