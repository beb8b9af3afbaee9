#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// Where rows of a board, or of a list, are left out: “...” or “(3 more rows)” below a row, “[1, 0], ...]”,
/// or “row 4:” right after “row 2:”. Three full stops below rows of three pieces, or of full stops, are a
/// row. O(text).
[[nodiscard]] std::optional<TextError> rowsLeftOut(std::string_view text);

} // namespace flip
