#include "core/solve/methods/line_puzzle.h"

namespace flip {

namespace {

bool byRows(Scan scan) { return scan == Scan::RowsDown || scan == Scan::RowsUp; }

bool forward(Scan scan) { return scan == Scan::RowsDown || scan == Scan::ColumnsRight; }

LineMap mapTo(const Rule& rule, Scan scan, int width, int lineStep) {
    const Pattern pattern = rule.pattern().value();
    const int step = forward(scan) ? lineStep : -lineStep;
    const auto flips = [&](int place) {
        return byRows(scan) ? pattern.flips(step, place) : pattern.flips(place, step);
    };
    return {width, rule.edges() == Edges::Torus, flips(-1), flips(0), flips(1)};
}

} // namespace

LinePuzzle::LinePuzzle(const Rule& rule, Scan direction)
    : scan(direction), lines(byRows(direction) ? rule.size().rows : rule.size().columns),
      width(widthOf(rule.size(), direction)), torus(rule.edges() == Edges::Torus),
      above(mapTo(rule, direction, width, -1)), own(mapTo(rule, direction, width, 0)),
      below(mapTo(rule, direction, width, 1)), size_(rule.size()) {}

int LinePuzzle::widthOf(Size size, Scan scan) { return byRows(scan) ? size.columns : size.rows; }

Cell LinePuzzle::cellAt(int line, int place) const {
    const int at = forward(scan) ? line : lines - 1 - line;
    return byRows(scan) ? Cell{at, place} : Cell{place, at};
}

std::vector<LinePuzzle::Word> LinePuzzle::linesOf(const Grid& grid) const {
    std::vector<Word> result(static_cast<std::size_t>(lines));
    for (int line = 0; line < lines; ++line) {
        for (int place = 0; place < width; ++place) {
            if (grid.test(cellAt(line, place))) result[static_cast<std::size_t>(line)] |= Word{1} << place;
        }
    }
    return result;
}

Grid LinePuzzle::gridOf(std::span<const Word> firstLines) const {
    Grid grid(size_);
    for (std::size_t line = 0; line < firstLines.size(); ++line) {
        for (int place = 0; place < width; ++place) {
            if ((firstLines[line] >> place) & 1U) grid.flip(cellAt(static_cast<int>(line), place));
        }
    }
    return grid;
}

} // namespace flip
