#pragma once

#include "core/text/sign_boards.h"

#include <optional>
#include <string_view>

namespace flip {

/// Reads boards whose white cells are empty, as in a spreadsheet with a cross here and there: lines of cells
/// between tabs, commas, semicolons or bars, equally many in each, with the same sign in all that are not
/// empty. The lines of a table may be between them; blank lines are between boards of two rows or more.
/// Nothing if the text is anything else; an empty cell is the sign " ".
[[nodiscard]] std::optional<SignBoards> readSpreadsheet(std::string_view text);

/// The error for an empty cell between others in a text that readSpreadsheet() does not read: to readers of
/// signs it would be nothing. Nothing if there is none.
[[nodiscard]] std::optional<TextError> emptyCellInTable(std::string_view text);

} // namespace flip
