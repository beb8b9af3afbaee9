#include "core/text/cell_bits.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace flip {

namespace {

bool bitAt(std::string_view digits, std::int64_t bit) {
    return ((hexDigit(digits[static_cast<std::size_t>(bit / 4)]) >> (3 - bit % 4)) & 1) != 0;
}

/// What four cells are as a digit: a grid has the first in the lowest bit, a digit in the highest.
constexpr std::array<unsigned, 16> reversed{0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};

/// Bits as digits. There may be 10^8 of them, so they are taken four at a time.
class HexWriter {
  public:
    explicit HexWriter(std::int64_t bits) : digits_(static_cast<std::size_t>(hexDigitsFor(bits)), 0) {}

    void add(const Grid& grid) {
        for (int row = 0; row < grid.rows(); ++row) {
            const std::span<const Grid::Word> words = grid.row(row);
            for (int column = 0; column < grid.columns(); column += 4) {
                const Grid::Word word = words[static_cast<std::size_t>(column) / Grid::wordBits];
                addFour(next_ + column, reversed[(word >> (column % Grid::wordBits)) & 15U]);
            }
            next_ += grid.columns();
        }
    }

    std::string take() {
        for (char& digit : digits_) digit = "0123456789abcdef"[static_cast<unsigned char>(digit)];
        return std::move(digits_);
    }

  private:
    /// Beyond the end of a row, they are 0.
    void addFour(std::int64_t bit, unsigned digit) {
        const auto at = static_cast<std::size_t>(bit / 4);
        const auto behind = static_cast<unsigned>(bit % 4);
        digits_[at] = static_cast<char>(static_cast<unsigned>(digits_[at]) | digit >> behind);
        const unsigned rest = digit << (4 - behind) & 15U;
        if (rest != 0) digits_[at + 1] = static_cast<char>(rest);
    }

    std::string digits_;
    std::int64_t next_ = 0;
};

} // namespace

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

Grid gridFromHex(Size size, std::string_view digits, std::int64_t firstBit) {
    Grid grid(size);
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        if (bitAt(digits, firstBit + i)) grid.set(cellAt(size, i));
    }
    return grid;
}

std::string hexOf(const Grid& grid) {
    HexWriter writer(grid.cells());
    writer.add(grid);
    return writer.take();
}

Rule ruleFromHex(Size size, std::string_view digits) {
    const Rule plus = Rule::fromPattern(size, Pattern::plus());
    std::vector<Grid> masks;
    bool isPlus = true;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        masks.push_back(gridFromHex(size, digits, i * size.cells()));
        isPlus = isPlus && masks.back() == plus.mask(cellAt(size, i));
    }
    return isPlus ? plus : Rule::fromTable(size, std::move(masks));
}

std::optional<Rule> readRuleTable(Size size, std::string_view digits) {
    const std::int64_t cells = size.cells();
    const bool fits = cells <= mostTableCellsInText && std::ssize(digits) == hexDigitsFor(cells * cells) &&
                      std::ranges::all_of(digits, [](char c) { return hexDigit(c) >= 0; });
    if (!fits) return std::nullopt;
    // What is behind the last mask says nothing; where it is not empty, something else is meant.
    const int behind = hexDigit(digits.back()) & ((1 << (4 * std::ssize(digits) - cells * cells)) - 1);
    return behind == 0 ? std::optional(ruleFromHex(size, digits)) : std::nullopt;
}

std::string hexOf(const Rule& rule) {
    HexWriter writer(rule.size().cells() * rule.size().cells());
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) writer.add(rule.mask(cellAt(rule.size(), i)));
    return writer.take();
}

} // namespace flip
