#pragma once

#include "core/model/grid.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// Boards as numbers: 0x9d98 or 40344 for a square board, whose size follows from the number of digits (a
/// decimal number of three digits or more is taken for a board of four by four, or of five by five if it is
/// too large; below 512 also for three by three); or several lines or words, with a hexadecimal number for
/// each row. A name and an equals sign may come before, the suffixes of C after. The bits may count
/// from either end, so a single number has two readings of each size; in the first, bit 0 is the upper left
/// cell, as in the atlas. Nothing if the text is no such number.
[[nodiscard]] std::optional<std::vector<Grid>> readMask(std::string_view text);

/// The board as a hexadecimal number, for square boards of at most 64 cells that fill whole digits; bit 0 is
/// the upper left cell.
[[nodiscard]] std::optional<std::string> writeMask(const Grid& board);

} // namespace flip
