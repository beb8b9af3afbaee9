#pragma once

#include <compare>
#include <cstdint>

namespace flip {

/// The numbers of rows and columns of a board. Both are at least 1 for any real board; 0×0 is the empty
/// value.
struct Size {
    int rows = 0;
    int columns = 0;

    [[nodiscard]] constexpr std::int64_t cells() const { return std::int64_t{rows} * columns; }

    friend constexpr bool operator==(Size, Size) = default;
};

/// The place of a piece. Rows and columns count from 0 in code, from 1 on screen and in text.
struct Cell {
    int row = 0;
    int column = 0;

    /// Row-major: reading order.
    friend constexpr auto operator<=>(Cell, Cell) = default; // NOLINT(modernize-use-nullptr): a false alarm
};

[[nodiscard]] constexpr bool contains(Size size, Cell cell) {
    return cell.row >= 0 && cell.row < size.rows && cell.column >= 0 && cell.column < size.columns;
}

/// The number of a cell in reading order, from 0. The cell must lie within the size.
[[nodiscard]] constexpr std::int64_t indexOf(Size size, Cell cell) {
    return std::int64_t{cell.row} * size.columns + cell.column;
}

/// Inverse of indexOf.
[[nodiscard]] constexpr Cell cellAt(Size size, std::int64_t index) {
    return {static_cast<int>(index / size.columns), static_cast<int>(index % size.columns)};
}

} // namespace flip
