#pragma once

#include "core/model/grid.h"
#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// Texts of programs and books that have rows of zeros and ones, or pairs of them, but are known to be
/// something else: places that numpy and others print, and the equations [A | b]. Nothing for all other
/// texts.
[[nodiscard]] std::optional<TextError> knownNoMatrix(std::string_view text);

/// Whether a square board is the matrix that books show instead of a smaller one of Flip Game, at least 2×3
/// or 1×6: for each of its cells, in reading order, a row that says which pieces a press there flips.
/// O(cells·divisors of the side).
[[nodiscard]] bool isMatrixOfPresses(const Grid& board);

} // namespace flip
