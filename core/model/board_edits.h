#pragma once

#include "core/model/grid.h"

#include <vector>

namespace flip {

// Boards turned, moved and cut as a whole, as somebody does who sets one up by hand. Each gives a new board;
// O(cells).

/// Rows become columns: what lay at row r, column c lies at row c, column r.
[[nodiscard]] Grid transposed(const Grid& board);
/// Left and right exchanged.
[[nodiscard]] Grid mirrored(const Grid& board);
/// Top and bottom exchanged.
[[nodiscard]] Grid upsideDown(const Grid& board);
/// A quarter turn clockwise.
[[nodiscard]] Grid turnedRight(const Grid& board);
/// A quarter turn anticlockwise.
[[nodiscard]] Grid turnedLeft(const Grid& board);

/// Moved by so many rows and columns, from −rows to rows and from −columns to columns; what leaves the board
/// comes in again on the other side.
[[nodiscard]] Grid shifted(const Grid& board, int down, int right);

enum class Side { Left, Right, Top, Bottom };

/// With one more row or column, white, on that side. A side must not become longer than Grid::maxSide.
[[nodiscard]] Grid grown(const Grid& board, Side side);
/// Without the row or column on that side.
[[nodiscard]] Grid shrunk(const Grid& board, Side side);

/// The cells of a straight line from one to another, both included: of each row or column, whichever the
/// line crosses more of, one cell.
[[nodiscard]] std::vector<Cell> lineOfCells(Cell from, Cell to);

} // namespace flip
