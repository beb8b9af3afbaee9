#pragma once

#include "core/model/grid.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// Boards as numbers: 0x9d98 or 40344 for a square board, whose size follows from the number of digits (a
/// decimal number of three digits or more is one of the 65,536 boards of four by four); or several lines or
/// words, with a hexadecimal number for each row. The bits may count from either end, so a single number has
/// two readings; in the first, bit 0 is the upper left cell, as in the atlas. Nothing if the text is no such
/// number.
[[nodiscard]] std::optional<std::vector<Grid>> readMask(std::string_view text);

/// The board as a hexadecimal number, for square boards of at most 64 cells that fill whole digits; bit 0 is
/// the upper left cell.
[[nodiscard]] std::optional<std::string> writeMask(const Grid& board);

} // namespace flip
