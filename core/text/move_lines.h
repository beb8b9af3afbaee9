#pragma once

#include "core/model/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// What happens to a game, a line each, as journals and files say it. The lines have no ends here.

/// "press 2 3": a press on the cell in row 2, column 3, counted from 1.
[[nodiscard]] std::string pressLine(Cell cell);
/// The inverse; blanks may be more than one. Whether the cell lies on the board, the caller knows.
[[nodiscard]] std::optional<Cell> pressFrom(std::string_view line);

/// "at 4": the first 4 moves are made, and the others undone.
[[nodiscard]] std::string placeLine(int moves);
/// The inverse; never negative.
[[nodiscard]] std::optional<int> placeFrom(std::string_view line);

} // namespace flip
