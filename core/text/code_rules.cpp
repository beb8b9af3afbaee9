#include "core/text/code_rules.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace flip {

namespace {

constexpr std::string_view blanks = " \t";

bool isOfName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// What is in the round brackets that end at the end of a text; nothing if there are none.
std::string_view lastInBrackets(std::string_view text) {
    if (!text.ends_with(')')) return {};
    int depth = 0;
    for (std::size_t at = text.size(); at-- > 0;) {
        depth += (text[at] == ')' ? 1 : 0) - (text[at] == '(' ? 1 : 0);
        if (depth == 0) return text.substr(at + 1, text.size() - at - 2);
    }
    return {};
}

/// The name or the number at the beginning of a text.
std::string_view firstName(std::string_view text) {
    return text.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(text, isOfName) - text.begin()));
}

/// Whether a sum is divided by the length of a side. By two, states are added; by much more, numbers are
/// drawn.
bool isOfSide(std::string_view sum, std::string_view divisor) {
    static constexpr std::array<std::string_view, 5> others{"2", "MOD", "mod", "M", "m"};
    constexpr std::size_t mostDigits = 2;
    const bool isNumber = !divisor.empty() && divisor.front() >= '0' && divisor.front() <= '9';
    const bool isSum =
        sum.find_first_of("+-") != std::string_view::npos && sum.find('*') == std::string_view::npos;
    return isSum && !divisor.empty() && std::ranges::find(others, divisor) == others.end() &&
           !(isNumber && divisor.size() > mostDigits);
}

/// “(row + 1) % rows” in a line.
std::optional<std::size_t> joinedEdges(std::string_view line) {
    for (std::size_t at = line.find('%'); at != std::string_view::npos; at = line.find('%', at + 1)) {
        const std::string_view before =
            line.substr(0, line.find_last_not_of(blanks, at > 0 ? at - 1 : 0) + 1);
        const std::size_t after = line.find_first_not_of(blanks, at + 1);
        if (at == 0 || after == std::string_view::npos) continue;
        if (isOfSide(lastInBrackets(before), firstName(line.substr(after)))) return at;
    }
    return std::nullopt;
}

/// “(-1, -1)” or “{-1, -1, -1, 0, …}” in a line: lists of nothing but 1 and -1 may be a board.
std::optional<std::size_t> diagonalStep(std::string_view line) {
    for (std::size_t at = line.find_first_of("([{"); at != std::string_view::npos;
         at = line.find_first_of("([{", at + 1)) {
        const std::string_view list = line.substr(at + 1, line.find_first_of("([{)]}", at + 1) - at - 1);
        std::string items(list);
        std::erase(items, ' ');
        const bool isPair = items == "-1,-1";
        const bool areSteps = items.starts_with("-1,-1,") && items.find(",0") != std::string::npos;
        if (isPair || areSteps) return at;
    }
    return std::nullopt;
}

/// How many loops from -1 to 1 begin in a line: two, one in the other, go over a block.
std::ptrdiff_t loopsOverThree(std::string_view line) {
    static constexpr std::array<std::string_view, 5> ranges{"range(-1, 2)", "range(-1,2)", "-1..=1", "-1..1",
                                                            "-1 to 1"};
    std::ptrdiff_t loops =
        line.find("= -1;") != std::string_view::npos && line.find("<= 1;") != std::string_view::npos ? 1 : 0;
    for (const std::string_view range : ranges) {
        for (std::size_t at = line.find(range); at != std::string_view::npos; at = line.find(range, at + 1))
            ++loops;
    }
    return loops;
}

} // namespace

std::optional<TextError> ruleOnlyInCode(std::string_view text, const SaidRule& said) {
    const bool isFlipSaid = said.flips || said.pattern;
    std::ptrdiff_t loops = 0;
    std::int64_t number = 1;
    for (const std::string_view line : splitAt(text, '\n')) {
        if (const auto at = said.edges ? std::nullopt : joinedEdges(line))
            return TextError{number, static_cast<std::int64_t>(*at) + 1,
                             "a remainder, as on a torus, but no words for the edges",
                             "“torus” or “clipped”"};
        loops += loopsOverThree(line);
        const auto step = diagonalStep(line);
        if (!isFlipSaid && (step || loops > 1))
            return TextError{number, static_cast<std::int64_t>(step.value_or(0)) + 1,
                             "a step to a diagonal neighbour, but no words for it", "what a press flips"};
        ++number;
    }
    return std::nullopt;
}

} // namespace flip
