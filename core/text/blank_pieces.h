#pragma once

#include "core/text/sign_tokens.h"

namespace flip {

/// Whether there is only one sign, and it is not always in the same places of the rows: the blanks between
/// are pieces, too.
[[nodiscard]] bool hasBlankPieces(const TokenLines& lines);

/// The same for rows without a line between them, of which one that only ends before the others is too short.
[[nodiscard]] bool hasBlankPiecesWithin(const TokenLines& block);

} // namespace flip
