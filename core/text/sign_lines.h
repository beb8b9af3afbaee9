#pragma once

#include "core/text/sign_boards.h"
#include "core/text/sign_tokens.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flip {

/// Reads boards whose rows are lines of signs, or are on one line: separated by slashes or semicolons, or
/// groups of equal length. Spaces, tabs, commas, quotation marks, brackets, and the lines of a table may
/// appear between the signs; rows may be numbered or have a name before a colon, and columns may have a line
/// of numbers or letters above them. A blank line ends a board. A single row of signs stays one row.
///
/// Nothing if there are more different signs than a board can have.
[[nodiscard]] std::optional<SignBoards> readSignLines(std::string_view text);

/// The same for a text with boards between lines of prose. An error where a line beside rows seems to be one
/// of them, but is not; nothing if there is no board.
[[nodiscard]] std::optional<Result<SignBoards, TextError>> readSignLinesAmongProse(std::string_view text);

/// Whether a line has words that are no pieces, or says what the signs stand for.
[[nodiscard]] bool isProseLine(std::string_view line);
[[nodiscard]] bool isProseLine(const TokenLine& line);

/// Whether a line has known signs for pieces and nothing else, two kinds of them at most.
[[nodiscard]] bool isSignLine(std::string_view line);

/// Lines of one sign that is no letter or digit may be anything: dots for a gap, a line to write on. So may a
/// word.
[[nodiscard]] bool isDecoration(const SignBoards& boards);

/// Reads boards in brackets, as programs write them: lists of lists (Python, JSON, C, Java, numpy), lists of
/// strings, rows ended by semicolons (Matlab), matrix(c(…), nrow = …) in R. Names before a bracket and
/// anything after the last bracket are ignored. Nothing if there is no list of signs.
[[nodiscard]] std::optional<SignBoards> readSignLists(std::string_view text);

} // namespace flip
