#include "core/text/flip_id.h"

#include "core/base/counted.h"
#include "core/text/cell_bits.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace flip {

namespace {

/// The beginning of a game ID.
struct Head {
    Size size;
    char separator = ':';
    /// The text after it, and its column.
    std::string_view rest;
    std::int64_t column = 1;
};

/// Takes a number from 1 to Grid::maxSide from the beginning of the text.
std::optional<int> takeSide(std::string_view& text) {
    int side = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), side);
    if (error != std::errc{} || side < 1 || side > Grid::maxSide) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return side;
}

std::optional<Head> headOf(std::string_view text) {
    const std::size_t length = text.size();
    const auto columns = takeSide(text);
    if (!columns || !text.starts_with('x')) return std::nullopt;
    text.remove_prefix(1);
    const auto rows = takeSide(text);
    if (!rows) return std::nullopt;
    if (text.starts_with('c') || text.starts_with('r')) text.remove_prefix(1);
    if (!text.starts_with(':') && !text.starts_with('#')) return std::nullopt;
    const char separator = text.front();
    text.remove_prefix(1);
    return Head{{*rows, *columns}, separator, text, static_cast<std::int64_t>(length - text.size()) + 1};
}

/// Checks that these are hexadecimal digits for this number of bits.
std::optional<TextError> checkDigits(std::string_view digits, std::int64_t bits, std::int64_t column,
                                     std::string_view what) {
    const auto wrong = std::ranges::find_if(digits, [](char c) { return hexDigit(c) < 0; });
    const std::string expected =
        counted(hexDigitsFor(bits), "hexadecimal digit", "hexadecimal digits") + ": " + std::string(what);
    if (wrong != digits.end())
        return TextError{1, column + (wrong - digits.begin()), "“" + std::string(1, *wrong) + "”", expected};
    if (std::ssize(digits) != hexDigitsFor(bits))
        return TextError{1, column, counted(digits.size(), "digit", "digits"), expected};
    return std::nullopt;
}

} // namespace

bool isFlipId(std::string_view text) {
    const auto head = headOf(text);
    // “4x4:” is a heading.
    return head && head->rest.find_first_not_of(" \t\r\n") != std::string_view::npos;
}

Result<Puzzle, TextError> readFlipId(std::string_view text) {
    const auto head = headOf(text);
    if (!head)
        return TextError{1, 1, "no game ID", "COLUMNSxROWS, a colon, the masks, a comma and the board"};
    if (head->separator == '#') {
        return TextError{1, head->column - 1, "a random seed",
                         "a game ID with a colon: only Simon Tatham’s program can make a board from a seed"};
    }
    const Size size = head->size;
    if (size.cells() > mostTableCellsInText) {
        return TextError{1, 1, "a board of " + grouped(size.cells()) + " cells",
                         "at most " + grouped(mostTableCellsInText)};
    }
    const std::size_t comma = std::min(head->rest.find(','), head->rest.size());
    const std::string_view masks = head->rest.substr(0, comma);
    if (auto error = checkDigits(masks, size.cells() * size.cells(), head->column, "what each press flips"))
        return *error;
    const std::string_view board = head->rest.substr(std::min(comma + 1, head->rest.size()));
    const std::int64_t column = head->column + static_cast<std::int64_t>(comma) + 1;
    if (auto error = checkDigits(board, size.cells(), column, "the board")) return *error;
    return Puzzle{ruleFromHex(size, masks), gridFromHex(size, board), Goal::White};
}

std::optional<std::string> writeFlipId(const Puzzle& puzzle) {
    const Size size = puzzle.size();
    if (puzzle.goal != Goal::White || size.cells() > mostTableCellsInText) return std::nullopt;
    return std::to_string(size.columns) + 'x' + std::to_string(size.rows) + ':' + hexOf(puzzle.rule) + ',' +
           hexOf(puzzle.board);
}

} // namespace flip
