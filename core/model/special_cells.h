#pragma once

#include "core/model/rule.h"

namespace flip {

// In a table, buttons and lights may differ: a cell whose mask is empty has no button, and a cell that is in
// no mask has a light that no press flips, or none at all. A pattern has a button at every cell, even where
// it flips nothing.

/// O(1) for a pattern, O(cells/64) for a table.
[[nodiscard]] bool hasButton(const Rule& rule, Cell cell);
/// The cells without a button. O(cells²/64) for a table.
[[nodiscard]] Grid cellsWithoutButton(const Rule& rule);
/// The cells that no press flips. O(cells) for a pattern, O(cells²/64) for a table.
[[nodiscard]] Grid cellsNeverFlipped(const Rule& rule);

/// What is special about the cells of a table; a grid that would be empty has no cells at all.
struct SpecialCells {
    Grid withoutButton;
    Grid neverFlipped;

    [[nodiscard]] bool hasNoButton(Cell cell) const {
        return contains(withoutButton.size(), cell) && withoutButton.test(cell);
    }

    [[nodiscard]] bool isNeverFlipped(Cell cell) const {
        return contains(neverFlipped.size(), cell) && neverFlipped.test(cell);
    }

    [[nodiscard]] bool areNone() const { return withoutButton.cells() == 0 && neverFlipped.cells() == 0; }
};

/// None for a pattern: there, all cells have a button, and one that nothing flips is a part of the puzzle.
/// The time of the two functions above.
[[nodiscard]] SpecialCells specialCells(const Rule& rule);

} // namespace flip
