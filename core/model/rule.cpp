#include "core/model/rule.h"

#include <algorithm>
#include <stdexcept>

namespace flip {

Rule Rule::fromPattern(Size size, Pattern pattern, Edges edges) { return {size, pattern, edges}; }

Rule Rule::fromTable(Size size, std::vector<Grid> masks) {
    const bool fits =
        std::ssize(masks) == size.cells() &&
        std::all_of(masks.begin(), masks.end(), [&](const Grid& m) { return m.size() == size; });
    if (!fits) throw std::invalid_argument("a table rule needs one mask of the board's size for every cell");
    Rule rule(size, Pattern(0), Edges::Clipped);
    rule.table_ = std::make_shared<const std::vector<Grid>>(std::move(masks));
    return rule;
}

std::optional<Pattern> Rule::pattern() const {
    if (table_) return std::nullopt;
    return pattern_;
}

Rule::PatternCells Rule::patternCells(Cell cell) const {
    PatternCells flipped;
    const auto wrapped = [](int at, int side) { return (at + side) % side; };
    // On a torus with a side of 1 or 2 the stencil meets itself: a piece met twice has been turned back
    // again, so adding a cell that is already there takes it out.
    const auto toggle = [&](Cell at) {
        const auto begin = flipped.cells.begin();
        const auto end = begin + flipped.count;
        if (const auto found = std::find(begin, end, at); found != end) {
            std::copy(found + 1, end, found);
            --flipped.count;
        } else {
            *end = at;
            ++flipped.count;
        }
    };
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if (!pattern_.flips(down, right)) continue;
            const Cell at{cell.row + down, cell.column + right};
            if (edges_ == Edges::Torus) {
                toggle({wrapped(at.row, size_.rows), wrapped(at.column, size_.columns)});
            } else if (contains(size_, at)) {
                flipped.cells[static_cast<std::size_t>(flipped.count++)] = at;
            }
        }
    }
    if (edges_ == Edges::Torus) std::sort(flipped.cells.begin(), flipped.cells.begin() + flipped.count);
    return flipped;
}

const Grid& Rule::tableMask(Cell cell) const {
    return (*table_)[static_cast<std::size_t>(indexOf(size_, cell))];
}

Grid Rule::mask(Cell cell) const {
    if (table_) return tableMask(cell);
    Grid mask(size_);
    forEachFlipped(cell, [&](Cell flipped) { mask.flip(flipped); });
    return mask;
}

bool operator==(const Rule& left, const Rule& right) {
    if (left.size_ != right.size_ || !left.table_ != !right.table_) return false;
    if (left.table_) return left.table_ == right.table_ || *left.table_ == *right.table_;
    return left.pattern_ == right.pattern_ && left.edges_ == right.edges_;
}

} // namespace flip
