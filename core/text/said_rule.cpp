#include "core/text/said_rule.h"

#include "core/text/said_edges.h"
#include "core/text/said_flips.h"
#include "core/text/said_goal.h"
#include "core/text/said_itself.h"
#include "core/text/said_press.h"
#include "core/text/said_size.h"
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
    if (const auto size = boardSizeSaid(text, words)) {
        said.size = size->size;
        said.isSizeSure = size->isSure;
        said.sizeLine = size->line;
    }
    said.unknown = unknownIn(words, press);
    return said;
}

} // namespace flip::said
