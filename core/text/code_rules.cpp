#include "core/text/code_rules.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace flip {

namespace {

constexpr std::string_view blanks = " \t";
/// How far back from a sign it is looked for what belongs to it. Looking through a whole line at every sign
/// would take the square of its length.
constexpr std::size_t reach = 200;

/// The end of the text before a place, without the blanks there.
std::string_view endBefore(std::string_view line, std::size_t at) {
    const std::size_t begin = at - std::min(at, reach);
    const std::string_view near = line.substr(begin, at - begin);
    return near.substr(0, near.find_last_not_of(blanks) + 1);
}

/// The text from a place on, without the blanks there.
std::string_view beginAfter(std::string_view line, std::size_t at) {
    const std::size_t begin = at < line.size() ? line.find_first_not_of(blanks, at) : std::string_view::npos;
    return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
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

bool hasAny(std::string_view line, std::span<const std::string_view> parts) {
    return std::ranges::any_of(
        parts, [line](std::string_view part) { return line.find(part) != std::string_view::npos; });
}

/// Whether what begins at the end of this text is an index or a coordinate: “board[(r + 1)”, “x = (x + dx)”.
bool isPlace(std::string_view before) {
    static constexpr std::array<std::string_view, 20> coordinates{
        "x",  "y",  "r",  "c",  "i",  "j",  "nx",  "ny",  "nr",   "nc",
        "ni", "nj", "rr", "cc", "xx", "yy", "row", "col", "newx", "newy"};
    const std::size_t index = before.rfind('[');
    if (index != std::string_view::npos && before.find(']', index) == std::string_view::npos) return true;
    const std::size_t given = before.rfind('=');
    if (given == std::string_view::npos) return false;
    const std::string_view name = trimmed(before.substr(0, given));
    std::size_t begin = name.size();
    while (begin > 0 && isOfName(name[begin - 1])) --begin;
    return std::ranges::find(coordinates, name.substr(begin)) != coordinates.end();
}

/// “(row + 1) % rows” in a line.
std::optional<std::size_t> joinedEdges(std::string_view line, bool isProgram) {
    static constexpr std::array<std::string_view, 10> ofPrograms{
        "floorMod", "rem_euclid", "np.roll", "`mod`", " MOD ", "(modulo", "= mod(", "[mod(", "(mod(", "%="};
    static constexpr std::array<std::string_view, 3> ofArrays{"np.roll(", "mode=\"wrap\"", "mode='wrap'"};
    if ((isProgram && hasAny(line, ofPrograms)) || hasAny(line, ofArrays)) return 0;
    for (std::size_t at = line.find('%'); at != std::string_view::npos; at = line.find('%', at + 1)) {
        const std::string_view before = endBefore(line, at);
        const std::string_view after = beginAfter(line, at + 1);
        const std::string_view divisor = firstName(after);
        const std::string_view rest = beginAfter(after, divisor.size());
        // “if ((i + 1) % n == 0)” ends a line.
        const bool isTest = rest.starts_with("==") || rest.starts_with("!=");
        const std::string_view sum = lastInBrackets(before);
        if (!sum.empty() && !isTest && isOfSide(sum, divisor) &&
            isPlace(before.substr(0, before.size() - sum.size() - 2)))
            return at;
    }
    return std::nullopt;
}

/// “[(-1, -1), (0, 1)]” or “{-1, -1, -1, 0, …}” in a line: lists of nothing but 1 and -1 may be a board, and
/// a pair alone any place.
std::optional<std::size_t> diagonalStep(std::string_view line, bool isProgram) {
    static constexpr std::array<std::string_view, 8> pairs{"-1,-1", "1,-1",  "-1,1",  "1,2",
                                                           "2,1",   "-1,-2", "-2,-1", "1,-2"};
    for (std::size_t at = line.find_first_of("([{"); at != std::string_view::npos;
         at = line.find_first_of("([{", at + 1)) {
        const std::size_t end = std::min(line.find_first_of("([{)]}", at + 1), line.size());
        std::string items(line.substr(at + 1, std::min(end - at - 1, reach)));
        std::erase(items, ' ');
        const std::string_view before = endBefore(line, at);
        const std::string_view after = beginAfter(line, end + 1);
        // The last one of a list, or one of those before.
        const bool isLast = !after.empty() &&
                            std::string_view(")]}").find(after.front()) != std::string_view::npos &&
                            before.ends_with(',');
        const bool isListed =
            isLast ||
            (after.starts_with(',') &&
             (before.empty() || std::string_view("([{,").find(before.back()) != std::string_view::npos));
        const bool isPair =
            isProgram ? std::ranges::find(pairs, items) != pairs.end() : isListed && items == pairs.front();
        const bool areSteps = items.starts_with("-1,-1,") && items.find(",0") != std::string::npos;
        if (isPair || areSteps) return at;
    }
    return std::nullopt;
}

/// Whether the steps of two loops are only taken along a row or a column.
bool areOnlyAlong(std::string_view text) {
    static constexpr std::array<std::string_view, 10> conditions{
        "+abs(",  "+ abs(", "+ Math.abs(", "+Math.abs(", "j == 0",
        "c == 0", "y == 0", "x == 0",      "|+|",        "| + |"};
    return hasAny(text, conditions) && text.find("max(") == std::string_view::npos;
}

/// How many loops from -1 to 1 begin in a line: two, one in the other, go over a block.
std::ptrdiff_t loopsOverThree(std::string_view line, bool isProgram) {
    static constexpr std::array<std::string_view, 5> ranges{"range(-1, 2)", "range(-1,2)", "-1..=1", "-1..1",
                                                            "-1 to 1"};
    if (line.find("for") == std::string_view::npos) return 0;
    std::string dense(line);
    std::erase(dense, ' ');
    std::ptrdiff_t loops = 0;
    for (std::size_t at = dense.find("=-1;"); at != std::string::npos; at = dense.find("=-1;", at + 1)) {
        const std::string_view test = std::string_view(dense).substr(at, reach);
        loops +=
            test.find("<=1;") != std::string_view::npos || test.find("<2;") != std::string_view::npos ? 1 : 0;
    }
    for (const std::string_view range : ranges) {
        for (std::size_t at = line.find(range); at != std::string_view::npos; at = line.find(range, at + 1))
            ++loops;
    }
    if (!isProgram) return loops;
    // range(r - 1, r + 2)
    for (const auto& [from, to] :
         {std::pair<std::string_view, std::string_view>{"- 1", "+ 2"}, {"-1", "+2"}}) {
        for (std::size_t at = line.find(from); at != std::string_view::npos; at = line.find(from, at + 1)) {
            at = line.find(to, at);
            if (at == std::string_view::npos) break;
            ++loops;
        }
    }
    return loops;
}

} // namespace

std::optional<TextError> ruleOnlyInCode(std::string_view text, const SaidRule& said, bool isProgram) {
    const bool isFlipSaid = said.flips || said.pattern;
    const bool areAlong = areOnlyAlong(text);
    std::ptrdiff_t loops = 0;
    std::int64_t number = 1;
    for (const std::string_view line : splitAt(text, '\n')) {
        if (const auto at = said.edges ? std::nullopt : joinedEdges(line, isProgram))
            return TextError{number, static_cast<std::int64_t>(*at) + 1,
                             "a remainder, as on a torus, but no words for the edges",
                             "“torus” or “clipped”"};
        loops += areAlong ? 0 : loopsOverThree(line, isProgram);
        const auto step = diagonalStep(line, isProgram);
        const bool isAround = isProgram && line.find("max(abs(") != std::string_view::npos;
        if (!isFlipSaid && (step || loops > 1 || isAround))
            return TextError{number, static_cast<std::int64_t>(step.value_or(0)) + 1,
                             "a step to a diagonal neighbour, but no words for it", "what a press flips"};
        ++number;
    }
    return std::nullopt;
}

} // namespace flip
