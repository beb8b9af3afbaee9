#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Game IDs of Flip, in Simon Tatham's Portable Puzzle Collection: COLUMNSxROWS:MASKS,BOARD, both in
// hexadecimal digits with the first cell in the highest bit. MASKS has a row of bits for each cell: the cells
// that a press on it flips; BOARD has a bit for each dark cell. The goal is all light. A letter after the
// size, c or r, says how the masks were generated; it adds nothing to the masks.

/// Whether the text looks like a game ID, or like a random seed (5x5c#12345), from which only that program
/// can make a board.
[[nodiscard]] bool isFlipId(std::string_view text);

/// Reads the puzzle. If the rule is the plus, it becomes a pattern; all others become tables.
[[nodiscard]] Result<Puzzle, TextError> readFlipId(std::string_view text);

/// The inverse, for boards of at most mostTableCellsInText cells whose goal is white; nothing for others.
[[nodiscard]] std::optional<std::string> writeFlipId(const Puzzle& puzzle);

} // namespace flip
