#include "core/text/said_rule.h"

#include "core/text/said_edges.h"
#include "core/text/said_flips.h"
#include "core/text/said_goal.h"
#include "core/text/said_itself.h"
#include "core/text/said_press.h"
#include "core/text/said_shape.h"
#include "core/text/said_unknown.h"
#include "core/text/said_words.h"
#include "core/text/text_parts.h"
#include "core/text/words.h"
#include "core/text/wrapped_lines.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace flip::said {

namespace {

/// The same rule where the pressed piece does not flip; only the four beside it, if nothing else is said.
SaidRule withoutItself(SaidRule said) {
    using Flips = SaidRule::Flips;
    constexpr unsigned itself = 1U << 4U;
    if (said.pattern) {
        said.pattern = Pattern(said.pattern->bits() & ~itself);
        return said;
    }
    const Flips named = said.flips.value_or(Flips::OnlyNeighbours);
    const bool isDiagonal = named == Flips::Diagonal || named == Flips::DiagonalOrBlock;
    said.flips = named == Flips::Block          ? Flips::Ring
                 : isDiagonal                   ? Flips::OnlyDiagonal
                 : named == Flips::RowAndColumn ? Flips::RestOfRowAndColumn
                                                : named;
    return said;
}

/// The number that is said of one of these names: “rows = 2”, “width: 3”.
int sideSaid(const Words& words, Phrases names) {
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        const Word& value = words[at + 1];
        constexpr std::size_t mostDigits = 4;
        const bool isNumber = value.isSaid && value.text.size() <= mostDigits &&
                              value.text.find_first_not_of("0123456789") == std::string::npos;
        if (isNumber && isAmong(words[at].text, names)) return std::stoi(value.text);
    }
    return 0;
}

/// What a line says that has only a size: “3x3:”. Without the colon it may be a row, except in the first
/// line.
std::optional<Size> sizeAlone(std::string_view text) {
    text = trimmed(text);
    for (const std::string_view each : splitAt(text, '\n')) {
        std::string_view line = trimmed(each);
        const bool isHeading = line.ends_with(':') || each.data() == text.data();
        while (line.ends_with(':') || line.ends_with('.')) line.remove_suffix(1);
        if (const auto size = isHeading ? sizeIn(line) : std::nullopt) return size;
    }
    return std::nullopt;
}

/// Whether nothing is said of a size but that the board has it: “a 3×3 board:”.
bool isTitle(const Words& words, std::size_t at, std::size_t next) {
    static constexpr std::array<std::string_view, 7> before{"a", "an", "this", "is", "my", "our", "here"};
    while (at > 0 && isAmong(words[at - 1].text, before)) --at;
    return (at == 0 || isEnd(words[at - 1])) && (next >= words.size() || isEnd(words[next]));
}

/// “A 2x4 board”, “grid of 2×4”, “rows = 2, columns = 4”. No rows if only the columns are said.
std::optional<Size> sizeSaid(std::string_view text, const Words& words, bool& isSure) {
    static constexpr std::array<std::string_view, 8> boards{"board",  "boards", "grid", "matrix",
                                                            "puzzle", "field",  "game", "array"};
    static constexpr std::array<std::string_view, 2> before{"size", "of"};
    isSure = true;
    if (const auto alone = sizeAlone(text)) return alone;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto said = sizeAt(words, at);
        const std::size_t next = at + (said ? said->length : 1);
        const bool isNoun = next < words.size() && isAmong(words[next].text, boards);
        if (said && (isNoun || (at > 0 && isAmong(words[at - 1].text, before)))) {
            isSure = isTitle(words, at, next + (isNoun ? 1 : 0));
            return said->size;
        }
    }
    isSure = false;
    static constexpr std::array<std::string_view, 4> rows{"rows", "h", "height", "nrows"};
    static constexpr std::array<std::string_view, 5> columns{"cols", "columns", "w", "width", "ncols"};
    const Size size{sideSaid(words, rows), sideSaid(words, columns)};
    return size.columns > 0 ? std::optional(size) : std::nullopt;
}

/// A pattern as this program writes it, after its name, at the beginning of a line or after a colon.
std::optional<Pattern> patternSaid(std::string_view text) {
    constexpr std::string_view name = "pattern";
    constexpr std::size_t length = 11;
    const std::string small = lowered(text);
    for (std::size_t at = small.find(name); at != std::string::npos; at = small.find(name, at + 1)) {
        const std::size_t begin = small.find_first_not_of(": ", at + name.size());
        if (begin == std::string::npos) break;
        // No more than a few blanks may be between.
        constexpr std::size_t few = 16;
        const std::size_t first = at - std::min(at, few);
        const std::string_view before = trimmed(text.substr(first, at - first));
        const bool isFirst = at == 0 || text[at - 1] == '\n' || (first == 0 && before.empty());
        const bool isNamed = isFirst || before.ends_with(':');
        const std::string_view written = text.substr(begin, length);
        // A full stop may follow it, but no further row.
        const std::string_view rest = text.substr(std::min(begin + length, text.size())).substr(0, 2);
        const bool isCut = rest.starts_with('*') || rest.starts_with('/') || rest == ".." || rest == ".*";
        const bool isWritten = !isCut && written.find_first_not_of(".*/") == std::string_view::npos;
        const auto pattern =
            isNamed && isWritten ? readPattern(written) : Result<Pattern, TextError>(TextError{});
        if (pattern) return *pattern;
    }
    return std::nullopt;
}

} // namespace

SaidRule ruleSaid(std::string_view text, const Words& words, const std::vector<ColouredSign>& signs) {
    // “A press flips the eight around it. The piece itself does not change.”
    if (const auto others = withoutItselfAlone(words)) return withoutItself(ruleSaid(text, *others, signs));
    const SaidPress press = pressSaid(words);
    const std::string whole = withoutWraps(text);
    SaidRule said{goalSaid(whole, words, signs), edgesSaid(whole, words), flipsSaid(whole, words, press)};
    said.pattern = patternSaid(text);
    if (!said.pattern) said.pattern = press.pattern;
    said.size = sizeSaid(text, words, said.isSizeSure);
    said.unknown = unknownIn(words, press);
    return said;
}

} // namespace flip::said
