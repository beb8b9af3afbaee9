#pragma once

#include "core/model/puzzle.h"
#include "core/solve/methods/line_map.h"
#include "core/solve/trace/search_trace.h"

#include <array>
#include <vector>

namespace flip {

/// A puzzle with a pattern, seen line by line: the lines are the rows from the top or from the bottom, or the
/// columns from the left or from the right. Three maps then describe the pattern. With x_l the presses of
/// line l and b_l what has to flip there,
///
///     below(x_{l−1}) + own(x_l) + above(x_{l+1}) = b_l        for every line l:
///
/// the presses of the line before reach down, those of the line itself stay, and those of the next line
/// reach up. Except on a torus, nothing comes before the first line or after the last.
struct LinePuzzle {
    using Word = Grid::Word;

    Scan scan = Scan::RowsDown;
    int lines = 0;
    int width = 0;
    bool torus = false;
    LineMap above;
    LineMap own;
    LineMap below;

    /// Only for patterns and lines of at most 64 cells. O(1).
    LinePuzzle(const Rule& rule, Scan scan);

    /// The length of the lines of a scan.
    [[nodiscard]] static int widthOf(Size size, Scan scan);

    [[nodiscard]] Cell cellAt(int line, int place) const;

    /// The bits of each line of a grid. O(cells).
    [[nodiscard]] std::vector<Word> linesOf(const Grid& grid) const;
    /// The inverse, of the first lines of a grid; the others are 0.
    [[nodiscard]] Grid gridOf(std::span<const Word> firstLines) const;

  private:
    Size size_;
};

} // namespace flip
