#pragma once

#include "core/model/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Grids as hexadecimal digits: one bit for each cell in reading order, the first in the highest bit of the
// first digit; several grids follow each other without a gap.

/// How many digits a number of bits takes.
[[nodiscard]] constexpr std::int64_t hexDigitsFor(std::int64_t bits) { return (bits + 3) / 4; }

/// The value of a hexadecimal digit, or −1.
[[nodiscard]] int hexDigit(char c);

/// The grid whose bits begin at `firstBit`; all of them have to be there.
[[nodiscard]] Grid gridFromHex(Size size, std::string_view digits, std::int64_t firstBit = 0);
[[nodiscard]] std::string hexOf(const Grid& grid);

/// The rule that flips for each cell the cells of its mask. The plus is recognised, and becomes a pattern.
[[nodiscard]] Rule ruleFromHex(Size size, std::string_view digits);
[[nodiscard]] std::string hexOf(const Rule& rule);
/// As ruleFromHex; nothing unless there is just a mask for each cell. O(cells²).
[[nodiscard]] std::optional<Rule> readRuleTable(Size size, std::string_view digits);

/// A rule of more cells has masks of more than 12 MB.
inline constexpr std::int64_t mostTableCellsInText = 10'000;

} // namespace flip
