#pragma once

#include "core/model/special_cells.h"
#include "core/picture/board_look.h"
#include "core/picture/picture_layout.h"

#include <string>
#include <vector>

namespace flip {

/// A board and the marks that explain something on it.
struct BoardDrawing {
    /// A cell to press, and the number in its badge, which gives the order.
    struct Step {
        Cell cell;
        int number = 0;
        /// Whether it is the next one, which is drawn stronger.
        bool next = false;
    };

    Grid board;
    std::vector<Step> steps;
    /// Hatched: the cells of a parity witness. An empty grid means none.
    Grid witness;
    /// Dashed: pieces to flip by hand.
    std::vector<Cell> changes;
    /// Whether black pieces have a mark for those who can't tell the colours apart.
    bool markBlack = true;
    bool coordinates = true;
    /// What the board should become: pieces that differ from it have a dot of their other colour. An empty
    /// grid means none.
    Grid target = {};
    /// Crossed out or pale.
    SpecialCells special = {};
    /// Further elements of SVG, drawn below the pieces and over everything.
    std::string below = {};
    std::string above = {};
};

/// An SVG file with a picture of the board as the window draws it: a few thousand bytes, and less than 200
/// for each cell and 500 for each step. Uses only what SVG Tiny 1.2 has, and no fonts but the viewer's.
/// O(cells).
[[nodiscard]] std::string writeBoardSvg(const BoardDrawing& drawing, const BoardLook& look, int cellSide);

} // namespace flip
