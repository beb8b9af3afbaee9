#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>

namespace flip {

// A whole puzzle on one line, for files that people may read: goal, edges, pattern and board, parted by
// blanks:
//
//     either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww

/// Throws std::logic_error for a rule that is a table: it has no pattern to write.
[[nodiscard]] std::string writePuzzleLine(const Puzzle& puzzle);

/// The inverse of writePuzzleLine. The position of an error counts from the beginning of the line.
[[nodiscard]] Result<Puzzle, TextError> readPuzzleLine(std::string_view line);

} // namespace flip
