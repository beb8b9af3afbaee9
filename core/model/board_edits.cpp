#include "core/model/board_edits.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace flip {

namespace {

/// A board of this size; `source` gives the old place of a cell's piece. Pieces from outside the old board
/// are white.
template <class Source>
Grid drawnFrom(const Grid& board, Size size, Source&& source) {
    Grid drawn(size);
    for (int row = 0; row < size.rows; ++row) {
        const auto words = drawn.row(row);
        for (int column = 0; column < size.columns; ++column) {
            const Cell from = source(Cell{row, column});
            const bool isBlack = contains(board.size(), from) && board.test(from);
            words[static_cast<std::size_t>(column / Grid::wordBits)] |= Grid::Word{isBlack}
                                                                        << column % Grid::wordBits;
        }
    }
    return drawn;
}

/// One row or column more, or fewer, on a side.
Grid resized(const Grid& board, Side side, int change) {
    const bool isRow = side == Side::Top || side == Side::Bottom;
    const Size size{board.rows() + (isRow ? change : 0), board.columns() + (isRow ? 0 : change)};
    const int down = side == Side::Top ? change : 0;
    const int right = side == Side::Left ? change : 0;
    return drawnFrom(board, size, [=](Cell cell) { return Cell{cell.row - down, cell.column - right}; });
}

} // namespace

Grid transposed(const Grid& board) {
    return drawnFrom(board, {board.columns(), board.rows()}, [](Cell cell) {
        return Cell{cell.column, cell.row};
    });
}

Grid mirrored(const Grid& board) {
    return drawnFrom(board, board.size(), [last = board.columns() - 1](Cell cell) {
        return Cell{cell.row, last - cell.column};
    });
}

Grid upsideDown(const Grid& board) {
    return drawnFrom(board, board.size(), [last = board.rows() - 1](Cell cell) {
        return Cell{last - cell.row, cell.column};
    });
}

Grid turnedRight(const Grid& board) { return mirrored(transposed(board)); }

Grid turnedLeft(const Grid& board) { return transposed(mirrored(board)); }

Grid shifted(const Grid& board, int down, int right) {
    const Size size = board.size();
    return drawnFrom(board, size, [=](Cell cell) {
        return Cell{(cell.row - down + size.rows) % size.rows,
                    (cell.column - right + size.columns) % size.columns};
    });
}

Grid grown(const Grid& board, Side side) { return resized(board, side, 1); }

Grid shrunk(const Grid& board, Side side) { return resized(board, side, -1); }

Grid resizedTo(const Grid& board, Size size) {
    return drawnFrom(board, size, [](Cell cell) { return cell; });
}

std::vector<Cell> lineOfCells(Cell from, Cell to) {
    const int down = to.row - from.row;
    const int right = to.column - from.column;
    const int steps = std::max(std::abs(down), std::abs(right));
    std::vector<Cell> cells{from};
    for (int i = 1; i <= steps; ++i) {
        const double share = static_cast<double>(i) / steps;
        cells.push_back({from.row + static_cast<int>(std::lround(share * down)),
                         from.column + static_cast<int>(std::lround(share * right))});
    }
    return cells;
}

} // namespace flip
