#pragma once

#include "core/explain/board_family.h"
#include "core/solve/packed/packed_equations.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

/// How the boards of a family are arranged in a rectangle.
enum class AtlasOrder {
    /// The boards with a solution, by presses that lead to them from a solved board. Neighbours differ by one
    /// press, so their minima differ by at most one: the picture has hills and valleys. Where there are two
    /// halves, each board is the other colour of its neighbour there, whose minimum is the same.
    Presses,
    /// All boards, by their pieces. Neighbours differ in one piece.
    Pieces,
};

/// Where a board is in the rectangle, from 0.
struct AtlasPlace {
    int column = 0;
    int row = 0;

    friend bool operator==(AtlasPlace, AtlasPlace) = default;
};

/// A rectangle with a place for each board of a small family.
///
/// A place is a set of cells: its column says which of the first half are in the set, its row which of the
/// second half. Both count in Gray code, so that from one to the next, and from the last to the first, a
/// single cell comes or goes. For AtlasOrder::Pieces, the set is the black pieces. For AtlasOrder::Presses,
/// it is pressed on the solved board, and the leading cells of the quiet patterns are left out: every press
/// set has the same effect as exactly one without them. If either colour will do, but no press set turns the
/// white board into the black one, the rows of the lower half start from the black board, where the minima
/// are the same; the first of these rows has the press sets of the row above it.
class AtlasMap {
  public:
    /// One side of the rectangle.
    struct Axis {
        /// Cells of the set that this side decides, in reading order. The Gray code of cells[i] is bit i.
        std::vector<Cell> cells;
        /// boards[i] is what the i-th column or row contributes to a board, packed.
        std::vector<std::uint64_t> boards;

        /// The set of the i-th column or row.
        [[nodiscard]] Grid set(Size size, int i) const;
    };

    /// Throws std::logic_error above largestTable cells (atlas.h). O(cells² + columns + rows).
    AtlasMap(const BoardFamily& family, AtlasOrder order);

    [[nodiscard]] const Axis& columns() const { return columns_; }

    [[nodiscard]] const Axis& rows() const { return rows_; }

    /// The packed board at a place of the rectangle. O(1).
    [[nodiscard]] std::uint64_t boardAt(AtlasPlace place) const {
        return columns_.boards[static_cast<std::size_t>(place.column)] ^
               rows_.boards[static_cast<std::size_t>(place.row)];
    }

    /// The place of a packed board, or nothing if it has none because it has no solution. O(cells).
    [[nodiscard]] std::optional<AtlasPlace> placeOf(std::uint64_t board) const;

    /// Whether the rows of the lower half start from the black board, those of the upper half from the white
    /// one.
    [[nodiscard]] bool hasTwoStarts() const { return hasTwoStarts_; }

  private:
    [[nodiscard]] std::optional<std::uint64_t> setOf(std::uint64_t board) const;

    Size size_;
    AtlasOrder order_;
    PackedEquations equations_;
    bool hasTwoStarts_ = false;
    /// The solved board that presses start from.
    std::uint64_t start_ = 0;
    std::uint64_t full_ = 0;
    Axis columns_;
    Axis rows_;
};

} // namespace flip
