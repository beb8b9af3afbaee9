#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Game IDs of Flip, in Simon Tatham's Portable Puzzle Collection: COLUMNSxROWS:MASKS,BOARD, both in
// hexadecimal digits with the first cell in the highest bit. MASKS has a row of bits for each cell: what a
// press on it flips; BOARD has a bit for each cell that is dark. All are to become light. A letter after the
// size, c or r, says how the masks were drawn; the masks say it all again.

/// Whether the text looks like a game ID, or like a random seed (5x5c#12345) from which only that program can
/// make its board.
[[nodiscard]] bool isFlipId(std::string_view text);

/// The puzzle; a rule that is the plus is a pattern, others are tables.
[[nodiscard]] Result<Puzzle, TextError> readFlipId(std::string_view text);

/// The inverse, for boards of at most mostTableCellsInText whose goal is white; nothing for others.
[[nodiscard]] std::optional<std::string> writeFlipId(const Puzzle& puzzle);

} // namespace flip
