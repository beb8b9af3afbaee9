#include "core/text/mask_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iterator>

namespace flip {

namespace {

constexpr int bitsOfDigit = 4;
constexpr std::size_t mostRows = 64;

struct Mask {
    std::uint64_t bits = 0;
    /// How many bits its digits have; 0 for a decimal number.
    int width = 0;
    int bitsPerDigit = 1;
};

std::vector<std::string_view> wordsOf(std::string_view text) {
    constexpr std::string_view separators = " \t\r\n,;[](){}";
    std::vector<std::string_view> words;
    while (words.size() <= mostRows) {
        const std::size_t begin = text.find_first_not_of(separators);
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

/// Without what programs add to a number: 9d98h is not one of these, 0x9D98UL and 0b1001_1101 are.
std::string plainNumber(std::string_view word) {
    while (!word.empty() && std::string_view("uUlL").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    std::string plain;
    std::ranges::copy_if(word, std::back_inserter(plain), [](char c) { return c != '_' && c != '\''; });
    return plain;
}

std::optional<Mask> maskFrom(std::string_view written) {
    const std::string plain = plainNumber(written);
    std::string_view word = plain;
    int base = 10;
    if (word.starts_with("0x") || word.starts_with("0X")) base = 16;
    if (word.starts_with("0b") || word.starts_with("0B")) base = 2;
    if (base != 10) word.remove_prefix(2);
    Mask mask;
    // Zeros and ones are cells, and one or two digits may be anything.
    if (base == 10 && (word.size() < 3 || word.find_first_not_of("01") == std::string_view::npos))
        return std::nullopt;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), mask.bits, base);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    mask.bitsPerDigit = base == 16 ? bitsOfDigit : 1;
    mask.width = base == 10 ? 0 : static_cast<int>(word.size()) * mask.bitsPerDigit;
    return mask;
}

/// The square whose cells take this many digits: 25 cells take seven hexadecimal ones. Digits for more cells
/// than a mask can have are those of no square, even if they are zeros.
std::optional<int> sideOf(const Mask& mask) {
    for (int side = 2; side * side <= std::min(mask.width, maxPackedCells); ++side) {
        if (side * side > mask.width - mask.bitsPerDigit) return side;
    }
    return std::nullopt;
}

bool fits(std::uint64_t bits, int cells) { return cells >= maxPackedCells || (bits >> cells) == 0; }

/// The squares for a number; a decimal one says nothing about their size, so the first of usual size that
/// holds it comes first.
std::vector<int> sidesFor(const Mask& mask) {
    if (mask.width > 0) {
        const auto side = sideOf(mask);
        return side && fits(mask.bits, *side * *side) ? std::vector{*side} : std::vector<int>{};
    }
    constexpr int usual = 4;
    constexpr int largest = 5;
    int side = usual;
    while (side < largest && !fits(mask.bits, side * side)) ++side;
    if (!fits(mask.bits, side * side)) return {};
    std::vector sides{side};
    if (fits(mask.bits, 9)) sides.push_back(3);
    return sides;
}

/// The lowest bit last.
Grid fromTheLeft(Size size, std::uint64_t bits) {
    Grid board(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        if ((bits >> (size.cells() - 1 - i)) & 1U) board.set(cellAt(size, i));
    }
    return board;
}

std::optional<std::vector<Grid>> single(const Mask& mask) {
    std::vector<Grid> boards;
    for (const int side : sidesFor(mask)) {
        for (Grid board : {Grid::fromPacked({side, side}, mask.bits), fromTheLeft({side, side}, mask.bits)}) {
            // Read either way, some are the same.
            if (std::ranges::find(boards, board) == boards.end()) boards.push_back(std::move(board));
        }
    }
    return boards.empty() ? std::nullopt : std::optional(std::move(boards));
}

/// The text after "name =" or "name:".
std::string_view withoutName(std::string_view text) {
    const std::size_t sign = text.find_first_of("=:");
    const bool isName = sign != std::string_view::npos && text.find_first_of("\n\r\"=:") == sign;
    return isName ? text.substr(sign + 1) : text;
}

/// A number for each row, with the leftmost cell in the highest bit, as numbers are written.
std::optional<std::vector<Grid>> rowByRow(const std::vector<Mask>& rows) {
    const int side = static_cast<int>(rows.size());
    Grid board({side, side});
    for (int r = 0; r < side; ++r) {
        const Mask& mask = rows[static_cast<std::size_t>(r)];
        if (mask.width == 0 || !fits(mask.bits, side)) return std::nullopt;
        for (int c = 0; c < side; ++c) {
            if ((mask.bits >> (side - 1 - c)) & 1U) board.set({r, c});
        }
    }
    return std::vector{std::move(board)};
}

} // namespace

std::optional<std::vector<Grid>> readMask(std::string_view text) {
    std::vector<Mask> masks;
    for (const std::string_view word : wordsOf(withoutName(text))) {
        const auto mask = maskFrom(word);
        if (!mask) return std::nullopt;
        masks.push_back(*mask);
    }
    if (masks.empty() || masks.size() > mostRows) return std::nullopt;
    return masks.size() == 1 ? single(masks.front()) : rowByRow(masks);
}

std::optional<std::string> writeMask(const Grid& board) {
    constexpr std::string_view digits = "0123456789abcdef";
    const bool isSquare = board.rows() == board.columns() && board.rows() >= 2;
    if (!isSquare || board.cells() > maxPackedCells || board.cells() % bitsOfDigit != 0) return std::nullopt;
    std::string text;
    for (std::int64_t shift = board.cells() - bitsOfDigit; shift >= 0; shift -= bitsOfDigit)
        text += digits[(board.packed() >> shift) & 0xFU];
    return "0x" + text;
}

} // namespace flip
