#pragma once

#include "core/base/result.h"
#include "core/model/grid.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>

namespace flip {

/// Reads the one board that `text` (UTF-8) holds, in any of the notations that people use: black is b, 1, #
/// or *; white is w, 0 or a full stop; letters in either case; all of them also as full-width characters.
/// Blanks, tabs, commas and brackets may stand between, LF, CRLF or CR ends a line. A row is a line, a part
/// of a line between slashes, or an inner pair of brackets. All rows have the same length. Blank lines before
/// and after are skipped. Errors: anything else, rows of different lengths, no board at all, more than one
/// board, a side longer than Grid::maxSide; never takes more memory than a small multiple of the text's
/// length. BoardStream has the details of the notation.
[[nodiscard]] Result<Grid, TextError> readBoard(std::string_view text);

/// Whether what stands there first, after blanks and blank lines, may be in a board; so may an empty text.
[[nodiscard]] bool beginsAsBoard(std::string_view text);

/// The board as lines of b and w, each ended by LF; readBoard reads it back.
[[nodiscard]] std::string writeBoard(const Grid& board);

/// The board on one line, rows separated by slashes: "bwwb/bbwb/bwwb/bwww". A board of a single row has no
/// slash.
[[nodiscard]] std::string writeBoardLine(const Grid& board);

/// One row, counted from 0, in letters b and w.
[[nodiscard]] std::string writeRow(const Grid& board, int row);

} // namespace flip
