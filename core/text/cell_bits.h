#pragma once

#include "core/model/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Grids as hexadecimal digits: one bit for each cell in reading order, the first cell in the highest bit of
// the first digit; several grids follow one another without a gap.

/// The number of digits needed for `bits` bits.
[[nodiscard]] constexpr std::int64_t hexDigitsFor(std::int64_t bits) { return (bits + 3) / 4; }

/// The value of a hexadecimal digit, or −1.
[[nodiscard]] int hexDigit(char c);

/// The grid whose bits begin at `firstBit`; the digits must hold all of them.
[[nodiscard]] Grid gridFromHex(Size size, std::string_view digits, std::int64_t firstBit = 0);
[[nodiscard]] std::string hexOf(const Grid& grid);

/// The rule given by one mask per cell. If the masks are those of the plus, the rule becomes a pattern.
[[nodiscard]] Rule ruleFromHex(Size size, std::string_view digits);
[[nodiscard]] std::string hexOf(const Rule& rule);
/// As ruleFromHex; nothing unless there is exactly one mask per cell. O(cells²).
[[nodiscard]] std::optional<Rule> readRuleTable(Size size, std::string_view digits);

/// The masks of a rule with more cells take more than 12 MB, and 25 MB in digits.
inline constexpr std::int64_t mostTableCellsInText = 10'000;

} // namespace flip
