#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Lists beside a board that have names of their own: “moves: [[1, 1], [0, 0]]”.

/// Where a list names what is not read from a list: walls and other places that no board has, the steps from
/// a piece to those that flip with it, unless it is the usual plus, and columns. O(text).
[[nodiscard]] std::optional<TextError> unlikeListed(std::string_view text);

/// With blanks in place of lists of moves and the like, if something is left that may be a board. Has as many
/// bytes. O(text).
[[nodiscard]] std::string withoutMovesListed(std::string_view text);

} // namespace flip
