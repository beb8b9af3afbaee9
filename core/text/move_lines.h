#pragma once

#include "core/model/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// The moves of a game as lines of journals and files, without line ends.

/// "press 2 3": a press on the cell in row 2, column 3, counted from 1.
[[nodiscard]] std::string pressLine(Cell cell);
/// The inverse; extra spaces are accepted. Does not check that the cell is on the board.
[[nodiscard]] std::optional<Cell> pressFrom(std::string_view line);

/// "at 4": the first 4 moves are made, and the others undone.
[[nodiscard]] std::string placeLine(int moves);
/// The inverse; never negative.
[[nodiscard]] std::optional<int> placeFrom(std::string_view line);

} // namespace flip
