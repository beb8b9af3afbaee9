#pragma once

#include "core/base/result.h"
#include "core/model/grid.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>

namespace flip {

/// Reads the only board in `text` (UTF-8): black is b, 1, # or *; white is w, 0 or a full stop; letters in
/// either case; all of them also as full-width characters; two of these signs at most. Spaces, tabs, commas
/// and brackets may appear between them; LF, CR LF or CR ends a line. A row is a line, a part of a line
/// between slashes, or an inner pair of brackets. All rows have the same length. Blank lines before and after
/// the board are skipped. BoardStream documents the notation. Errors: anything else, rows of different
/// lengths, no board, more than one board, a side longer than Grid::maxSide. Takes no more memory than a
/// small multiple of the text's length.
[[nodiscard]] Result<Grid, TextError> readBoard(std::string_view text);

/// Whether the first word may belong to a board: it begins with a piece or a bracket, and half of its
/// characters are pieces. True for an empty text.
[[nodiscard]] bool beginsAsBoard(std::string_view text);

/// The board as lines of b and w, each ended by LF; readBoard reads it back.
[[nodiscard]] std::string writeBoard(const Grid& board);

/// The board on one line, rows separated by slashes: "bwwb/bbwb/bwwb/bwww". A board of a single row has no
/// slash.
[[nodiscard]] std::string writeBoardLine(const Grid& board);

/// One row, counted from 0, as letters b and w.
[[nodiscard]] std::string writeRow(const Grid& board, int row);

} // namespace flip
