#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>

namespace flip {

// A whole puzzle on one line, for files that people may read: goal, edges, pattern and board, separated by
// spaces; or the goal, the word “table”, the masks of all cells in hexadecimal (cell_bits.h) and the board.
// If the goal is a target, that comes last:
//
//     either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww
//     white table c700 bw/wb
//     target torus .*./***/.*. bww/wwb/bww www/wbw/www

/// A table takes cells²/4 characters.
[[nodiscard]] std::string writePuzzleLine(const Puzzle& puzzle);

/// The inverse of writePuzzleLine. The position of an error counts from the beginning of the line.
[[nodiscard]] Result<Puzzle, TextError> readPuzzleLine(std::string_view line);

} // namespace flip
