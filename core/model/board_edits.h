#pragma once

#include "core/model/grid.h"

#include <vector>

namespace flip {

// Operations on whole boards, for setting one up by hand: rotating, mirroring, shifting, adding and removing
// rows and columns. Each returns a new board; O(cells).

/// Rows become columns: the piece at row r, column c moves to row c, column r.
[[nodiscard]] Grid transposed(const Grid& board);
/// Left and right exchanged.
[[nodiscard]] Grid mirrored(const Grid& board);
/// Top and bottom exchanged.
[[nodiscard]] Grid upsideDown(const Grid& board);
/// A quarter turn clockwise.
[[nodiscard]] Grid turnedRight(const Grid& board);
/// A quarter turn anticlockwise.
[[nodiscard]] Grid turnedLeft(const Grid& board);

/// Shifted by `down` rows, from −rows to rows, and `right` columns, from −columns to columns; what leaves the
/// board comes in again on the opposite side.
[[nodiscard]] Grid shifted(const Grid& board, int down, int right);

enum class Side { Left, Right, Top, Bottom };

/// With another row or column, all white, on that side. No side may become longer than Grid::maxSide.
[[nodiscard]] Grid grown(const Grid& board, Side side);
/// Without the row or column on that side.
[[nodiscard]] Grid shrunk(const Grid& board, Side side);

/// The upper left part, in another size; what is added is white. Both sides from 1 to Grid::maxSide.
[[nodiscard]] Grid resizedTo(const Grid& board, Size size);

/// The cells of a straight line from one cell to another, both included: one cell for each row or for each
/// column, whichever the line crosses more of.
[[nodiscard]] std::vector<Cell> lineOfCells(Cell from, Cell to);

} // namespace flip
