#include "core/text/cell_bits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace flip {

namespace {

bool bitAt(std::string_view digits, std::int64_t bit) {
    return ((hexDigit(digits[static_cast<std::size_t>(bit / 4)]) >> (3 - bit % 4)) & 1) != 0;
}

/// Bits as digits. There may be 10^8 of them, so only those that are set are looked at.
class HexWriter {
  public:
    explicit HexWriter(std::int64_t bits) : digits_(static_cast<std::size_t>(hexDigitsFor(bits)), 0) {}

    void add(const Grid& grid) {
        grid.forEachSet([&](Cell cell) {
            const std::int64_t bit = next_ + indexOf(grid.size(), cell);
            char& digit = digits_[static_cast<std::size_t>(bit / 4)];
            digit = static_cast<char>(digit | (8 >> (bit % 4)));
        });
        next_ += grid.cells();
    }

    std::string take() {
        for (char& digit : digits_) digit = "0123456789abcdef"[static_cast<std::size_t>(digit)];
        return std::move(digits_);
    }

  private:
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
    return fits ? std::optional(ruleFromHex(size, digits)) : std::nullopt;
}

std::string hexOf(const Rule& rule) {
    HexWriter writer(rule.size().cells() * rule.size().cells());
    for (std::int64_t i = 0; i < rule.size().cells(); ++i) writer.add(rule.mask(cellAt(rule.size(), i)));
    return writer.take();
}

} // namespace flip
