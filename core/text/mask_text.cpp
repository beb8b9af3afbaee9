#include "core/text/mask_text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace flip {

namespace {

constexpr int bitsOfDigit = 4;
constexpr int bitsOfDecimal = 16;
constexpr std::size_t mostRows = 64;

struct Mask {
    std::uint64_t bits = 0;
    /// How many bits its digits have; 0 for a decimal number.
    int width = 0;
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

std::optional<Mask> maskFrom(std::string_view word) {
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
    const int digits = static_cast<int>(word.size());
    mask.width = base == 16 ? digits * bitsOfDigit : base == 2 ? digits : 0;
    return mask;
}

std::optional<int> sideOf(int cells) {
    for (int side = 2; side * side <= cells; ++side) {
        if (side * side == cells) return side;
    }
    return std::nullopt;
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
    const int cells = mask.width > 0 ? mask.width : bitsOfDecimal;
    const auto side = sideOf(cells);
    if (!side || (cells < maxPackedCells && (mask.bits >> cells) != 0)) return std::nullopt;
    const Size size{*side, *side};
    return std::vector{Grid::fromPacked(size, mask.bits), fromTheLeft(size, mask.bits)};
}

/// A number for each row, with the leftmost cell in the highest bit, as numbers are written.
std::optional<std::vector<Grid>> rowByRow(const std::vector<Mask>& rows) {
    const int side = static_cast<int>(rows.size());
    Grid board({side, side});
    for (int r = 0; r < side; ++r) {
        const Mask& mask = rows[static_cast<std::size_t>(r)];
        if (mask.width == 0 || (side < maxPackedCells && (mask.bits >> side) != 0)) return std::nullopt;
        for (int c = 0; c < side; ++c) {
            if ((mask.bits >> (side - 1 - c)) & 1U) board.set({r, c});
        }
    }
    return std::vector{std::move(board)};
}

} // namespace

std::optional<std::vector<Grid>> readMask(std::string_view text) {
    std::vector<Mask> masks;
    for (const std::string_view word : wordsOf(text)) {
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
