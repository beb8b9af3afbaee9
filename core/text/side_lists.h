#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Lists beside a board that have names of their own: “moves: [[1, 1], [0, 0]]”.

/// Where a list names places that no board has: walls, holes, pieces that may not be pressed. O(text).
[[nodiscard]] std::optional<TextError> wallsListed(std::string_view text);

/// With blanks in place of lists of moves and the like, if something is left that may be a board. Has as many
/// bytes. O(text).
[[nodiscard]] std::string withoutMovesListed(std::string_view text);

} // namespace flip
