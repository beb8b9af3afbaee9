#pragma once

#include "core/text/sign_boards.h"

#include <optional>
#include <string_view>

namespace flip {

/// Boards whose rows are lines of signs, or stand on one line: between slashes, between semicolons, or as
/// groups of equal length. Blanks, tabs, commas, quotation marks, brackets, and the lines of a table may
/// stand between the signs; rows may be numbered or have a name before a colon, and columns a line of
/// numbers or letters above them. A blank line ends a board. A row of signs that stands alone stays one row.
///
/// Nothing when the signs are more than a board can have.
[[nodiscard]] std::optional<SignBoards> readSignLines(std::string_view text);

/// The same for a text in which boards stand between lines of prose.
[[nodiscard]] std::optional<SignBoards> readSignLinesAmongProse(std::string_view text);

/// Boards in brackets, as programs write them: lists of lists (Python, JSON, C, Java, numpy), lists of
/// strings, rows ended by semicolons (Matlab), matrix(c(…), nrow = …) in R. Names before a bracket and
/// whatever follows the last one are passed over. Nothing when there is no list of signs.
[[nodiscard]] std::optional<SignBoards> readSignLists(std::string_view text);

} // namespace flip
