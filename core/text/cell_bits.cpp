#include "core/text/cell_bits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flip {

namespace {

bool bitAt(std::string_view digits, std::int64_t bit) {
    return ((hexDigit(digits[static_cast<std::size_t>(bit / 4)]) >> (3 - bit % 4)) & 1) != 0;
}

/// Puts bits together to digits.
class HexWriter {
  public:
    void add(const Grid& grid) {
        for (std::int64_t i = 0; i < grid.cells(); ++i) add(grid.test(cellAt(grid.size(), i)));
    }

    std::string take() {
        while (bits_ != 0) add(false);
        return std::move(text_);
    }

  private:
    void add(bool bit) {
        digit_ = 2 * digit_ + (bit ? 1 : 0);
        if (++bits_ < 4) return;
        text_ += "0123456789abcdef"[digit_];
        digit_ = 0;
        bits_ = 0;
    }

    std::string text_;
    unsigned digit_ = 0;
    int bits_ = 0;
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
    HexWriter writer;
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
    return fits ? std::optional(ruleFromHex(size, digits)) : std::nullopt;
}

std::string hexOf(const Rule& rule) {
    HexWriter writer;
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) writer.add(rule.mask(cellAt(rule.size(), i)));
    return writer.take();
}

} // namespace flip
