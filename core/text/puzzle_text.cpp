#include "core/text/puzzle_text.h"

#include "core/text/board_text.h"
#include "core/text/panel_stream.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace flip {

namespace {

/// A case's two numbers and pattern line are shorter. More than this is not looked at.
constexpr std::size_t longestLook = 4096;

/// The words of the next line that is not blank, in half-width characters, or nothing when it is not there
/// to its end.
std::optional<std::u32string> nextLine(TextReader& reader, bool toTheEnd) {
    std::u32string line;
    for (;; reader.advance()) {
        const Character& at = reader.current();
        if (at.sign == Sign::End) return toTheEnd ? std::optional(line) : std::nullopt;
        if (at.sign == Sign::LineEnd && !line.empty()) break;
        const bool blank = at.sign == Sign::Blank || at.sign == Sign::LineEnd;
        if (!blank) line += at.sign == Sign::Broken ? U'?' : halfWidth(at.code);
        if (blank && !line.empty() && line.back() != U' ') line += U' ';
    }
    if (line.back() == U' ') line.pop_back();
    return line;
}

bool isTwoNumbers(const std::u32string& line) {
    const std::size_t blank = line.find(U' ');
    return blank != std::u32string::npos && line.find(U' ', blank + 1) == std::u32string::npos &&
           std::ranges::all_of(line, [](char32_t c) { return c == U' ' || (c >= U'0' && c <= U'9'); });
}

/// Nothing while the text seen so far leaves it open.
std::optional<PuzzleKind> kindOf(std::string_view seen, bool toTheEnd) {
    TextReader reader(singleBlock(seen));
    const auto first = nextLine(reader, toTheEnd);
    if (!first) return std::nullopt;
    if (!isTwoNumbers(*first)) return PuzzleKind::Boards;
    if (first->find_first_not_of(U"01 ") != std::u32string::npos) return PuzzleKind::Panels;
    const auto second = nextLine(reader, toTheEnd);
    if (!second) return std::nullopt;
    const bool isPattern = second->size() == 3 && second->find_first_not_of(U"*.") == std::u32string::npos;
    return isPattern ? PuzzleKind::Panels : PuzzleKind::Boards;
}

/// First what has been read already, then the rest.
BlockSource rejoined(std::string earlier, std::string_view block, BlockSource rest) {
    return [earlier = std::make_shared<const std::string>(std::move(earlier)), block, rest = std::move(rest),
            given = 0, ended = block.empty()]() mutable -> std::string_view {
        if (given++ == 0 && !earlier->empty()) return *earlier;
        if (!block.empty()) return std::exchange(block, {});
        return ended ? std::string_view{} : rest();
    };
}

} // namespace

KnownSource tellKind(BlockSource source) {
    // Short blocks are put together; the last one, which may be long, stays where it is.
    for (std::string earlier;;) {
        const std::string_view block = source();
        const std::string seen = earlier + std::string(block.substr(0, longestLook - earlier.size()));
        const auto kind = kindOf(seen, block.empty());
        if (kind || seen.size() == longestLook) {
            return {kind.value_or(PuzzleKind::Boards),
                    rejoined(std::move(earlier), block, std::move(source))};
        }
        earlier = seen;
    }
}

Result<Puzzle, TextError> readPuzzle(std::string_view text) {
    if (tellKind(singleBlock(text.substr(0, longestLook))).kind == PuzzleKind::Boards) {
        auto board = readBoard(text);
        if (!board) return board.error();
        return Puzzle::flipGame(*std::move(board));
    }
    PanelStream panels(singleBlock(text));
    auto panel = panels.next();
    if (!panel) return TextError{panels.caseLine(), 1, "the end of the panels", "a panel"};
    if (!*panel) return panel->error();
    if (const auto more = panels.next()) {
        if (!*more) return more->error();
        return TextError{panels.caseLine(), 1, "a second panel", "the end of the text"};
    }
    return *std::move(panel);
}

} // namespace flip
