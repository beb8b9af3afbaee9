#pragma once

#include "core/model/grid.h"
#include "core/model/pattern.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace flip {

/// What happens to the part of a pattern that extends beyond the edge of the board.
enum class Edges { Clipped, Torus };

/// Which pieces a press on each cell flips. This is the only place in the program that knows: clicks,
/// searches on packed words and eliminations all ask here. (Two algorithms work on whole lines, line_map.h
/// and row_chasing.h; they take the pattern and the edges from here.) A Rule is a value; copying one is
/// cheap, because the masks of a table are shared and never change.
class Rule {
  public:
    /// The same 3×3 pattern at every cell.
    [[nodiscard]] static Rule fromPattern(Size size, Pattern pattern, Edges edges = Edges::Clipped);
    /// A separate mask for every cell, in reading order. Throws std::invalid_argument unless there are
    /// exactly size.cells() masks, each of that size. Takes size.cells()² bits of memory; callers must check
    /// that beforehand.
    [[nodiscard]] static Rule fromTable(Size size, std::vector<Grid> masks);

    [[nodiscard]] Size size() const { return size_; }

    /// The pattern, or nothing when the rule is a table.
    [[nodiscard]] std::optional<Pattern> pattern() const;

    [[nodiscard]] Edges edges() const { return edges_; }

    /// Calls visit(Cell) for each piece that a press on `cell` flips, in reading order. O(1) for a pattern,
    /// O(cells / 64) for a table.
    template <class Visit>
    void forEachFlipped(Cell cell, Visit&& visit) const {
        if (table_) {
            for (const Cell flipped : tableMask(cell).setCells()) visit(flipped);
            return;
        }
        const PatternCells flipped = patternCells(cell);
        for (int i = 0; i < flipped.count; ++i) visit(flipped.cells[static_cast<std::size_t>(i)]);
    }

    /// The pieces that a press on `cell` flips, as a grid.
    [[nodiscard]] Grid mask(Cell cell) const;

    /// The pieces that flip when all of `presses`, a grid of the rule's size, are pressed: those that an odd
    /// number of the presses flips. O(words of a grid) for a pattern, O(presses·cells / 64) for a table.
    [[nodiscard]] Grid flippedBy(const Grid& presses) const;

    /// Flips these pieces on a board. Throws std::logic_error unless both grids have the size of the rule.
    void pressAll(Grid& board, const Grid& presses) const;

    /// The rule of the transposed matrix: there a press on p flips q if here a press on q flips p. For a
    /// pattern this is the pattern rotated by 180°; for a table it takes O(cells²).
    [[nodiscard]] Rule transposed() const;

    /// All masks in reading order, packed as by Grid::packed(). Throws std::logic_error above 64 cells.
    [[nodiscard]] std::vector<Grid::Word> packedMasks() const;

    friend bool operator==(const Rule& left, const Rule& right);

  private:
    struct PatternCells {
        std::array<Cell, Pattern::bitCount> cells;
        int count = 0;
    };

    Rule(Size size, Pattern pattern, Edges edges) : size_(size), pattern_(pattern), edges_(edges) {}

    [[nodiscard]] PatternCells patternCells(Cell cell) const;
    [[nodiscard]] const Grid& tableMask(Cell cell) const;
    /// packedMasks() for a clipped pattern, without a grid for every cell.
    [[nodiscard]] std::vector<Grid::Word> clippedMasks() const;

    Size size_;
    Pattern pattern_;
    Edges edges_;
    std::shared_ptr<const std::vector<Grid>> table_;
};

} // namespace flip
