#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace flip {

// Boards of JSON in one string, with slashes between their rows, or as a single row of all their pieces.

/// Whether there are only signs of pieces, with slashes or line ends between rows.
[[nodiscard]] bool areSignsOfPieces(std::string_view text);

/// Puts slashes for line ends, and none at the end.
void divideAtSlashes(std::string& board);

/// “010,111,010”; single signs between commas are pieces of one row.
[[nodiscard]] bool areRowsWithCommas(std::string_view board);

/// Brings a board that is a single row to the rows of another one of as many pieces.
void shapeAsOther(std::string& board, std::string_view other);

/// Brings a single row to so many rows and columns, if it has as many pieces. One of them is given at least;
/// the other one follows from it.
void shapeRow(std::string& board, std::optional<std::size_t> rows, std::optional<std::size_t> columns);

} // namespace flip
