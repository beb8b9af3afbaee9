#include "core/text/said_parts.h"

#include "core/text/legend.h"
#include "core/text/said_press.h"
#include "core/text/said_rule.h"
#include "core/text/said_setting.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

namespace flip::said {

namespace {

/// Words that no board divides, and their lines.
struct Part {
    std::string text;
    Words words;
    /// Whether there is a board above, and one below, too.
    bool isBelow = false;
    bool isBetween = false;
};

std::vector<Part> partsOf(std::string_view text, const Words& words, Phrases signs) {
    std::vector<Part> parts;
    bool isNew = true;
    bool isBoardAbove = false;
    auto word = words.begin();
    std::int64_t number = 0;
    for (const std::string_view line : splitAt(text, '\n')) {
        ++number;
        const auto begin = word;
        word = std::find_if(word, words.end(), [&](const Word& each) { return each.line > number; });
        const bool hasWords =
            std::any_of(begin, word, [&](const Word& each) { return !isEnd(each) && !isRow(each, signs); });
        if (!hasWords) {
            const bool isBoard = !trimmed(line).empty();
            isNew = isNew || isBoard;
            isBoardAbove = isBoardAbove || isBoard;
            if (isBoard && !parts.empty()) parts.back().isBetween = parts.back().isBelow;
            continue;
        }
        if (std::exchange(isNew, false)) parts.emplace_back().isBelow = isBoardAbove;
        parts.back().text.append(line) += '\n';
        parts.back().words.insert(parts.back().words.end(), begin, word);
    }
    return parts;
}

bool isWish(const Words& words) {
    static constexpr std::array<std::string_view, 12> wishes{
        "make", "turn", "goal", "must", "should", "get", "want", "switch", "light", "target", "aim", "ziel"};
    return std::ranges::any_of(words, [](const Word& word) { return isAmong(word.text, wishes); });
}

/// The legend of a part. “Lit: 1” alone, above a board, may count its lit pieces.
std::vector<ColouredSign> legendOf(const Part& part, const std::vector<ColouredSign>& signs) {
    std::vector<ColouredSign> legend = legendIn(part.text, part.words, signs);
    bool isSure = legend.size() > 1;
    for (std::size_t at = 0; at < part.words.size() && !isSure; ++at)
        isSure = isSignSaid(part.words, at, signs);
    return isSure ? legend : std::vector<ColouredSign>{};
}

/// Whether two legends of the same two signs give them opposite colours.
bool areOpposite(const std::vector<ColouredSign>& one, const std::vector<ColouredSign>& other) {
    return std::ranges::any_of(one, [&](const ColouredSign& here) {
        return std::ranges::any_of(other, [&](const ColouredSign& there) {
            return (here.sign == there.sign) != (here.isBlack == there.isBlack);
        });
    });
}

} // namespace

std::optional<TextError> contradictionIn(std::string_view text, const Words& words,
                                         const std::vector<ColouredSign>& signs) {
    const auto differ = [](const auto& one, const auto& other) { return one && other && *one != *other; };
    std::vector<std::string_view> names;
    std::ranges::transform(signs, std::back_inserter(names),
                           [](const ColouredSign& each) { return std::string_view(each.sign); });
    SaidRule before;
    std::vector<ColouredSign> legendBefore;
    for (const Part& part : partsOf(text, words, names)) {
        SaidRule said = ruleSaid(part.text, part.words, signs);
        const std::vector<ColouredSign> legend = legendOf(part, signs);
        // “All white” alone may be the name of a board that is.
        if (!isWish(part.words)) said.goal.reset();
        const bool isPlus =
            !said.flips && !said.pattern && (isPlusSet(part.words) || pressSaid(part.words).isPlus);
        if (isPlus) said.pattern = Pattern::plus();
        // Between two boards, what is new, and is not so anyway, is said of the next one alone.
        const bool isRuleNew = !before.flips && !before.pattern && (said.flips || said.pattern) && !isPlus;
        const bool areEdgesNew = !before.edges && said.edges == Edges::Torus;
        const bool isGoalNew = !before.goal && said.goal && said.goal != Goal::Either;
        const bool isNew = part.isBetween && (isRuleNew || areEdgesNew || isGoalNew);
        const bool isRuleOther = (before.flips && said.pattern) || (before.pattern && said.flips);
        if (differ(before.goal, said.goal) || differ(before.edges, said.edges) ||
            differ(before.flips, said.flips) || differ(before.pattern, said.pattern) || isRuleOther ||
            isNew || (signs.size() == 2 && areOpposite(legendBefore, legend))) {
            const Word& first = part.words.front();
            return TextError{first.line, first.column, "words that contradict those above another board",
                             "the same rule and goal for all boards of a text"};
        }
        if (!before.goal) before.goal = said.goal;
        if (!before.edges) before.edges = said.edges;
        if (!before.flips) before.flips = said.flips;
        if (!before.pattern) before.pattern = said.pattern;
        if (legendBefore.empty()) legendBefore = legend;
    }
    return std::nullopt;
}

} // namespace flip::said
