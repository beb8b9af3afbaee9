#include "core/model/rule.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

/// A row of a pattern: whether the piece to the left of the pressed one flips, the one in its column, and the
/// one to the right.
struct Stencil {
    bool left = false;
    bool middle = false;
    bool right = false;
};

/// Adds to a row of pieces what the presses of a row flip there.
void addFlips(std::span<Grid::Word> pieces, std::span<const Grid::Word> presses, Stencil stencil) {
    const Grid::Word left = stencil.left ? ~Grid::Word{0} : 0;
    const Grid::Word middle = stencil.middle ? ~Grid::Word{0} : 0;
    const Grid::Word right = stencil.right ? ~Grid::Word{0} : 0;
    Grid::Word before = 0;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        const Grid::Word word = presses[i];
        const Grid::Word after = i + 1 < presses.size() ? presses[i + 1] : 0;
        pieces[i] ^=
            (left & (word >> 1U | after << 63U)) ^ (middle & word) ^ (right & (word << 1U | before >> 63U));
        before = word;
    }
}

/// A press on p flips p + d if and only if, in the rotated pattern, a press on p + d flips (p + d) − d.
Pattern turned(Pattern pattern) {
    unsigned bits = 0;
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        if ((pattern.bits() >> bit) & 1U) bits |= 1U << (Pattern::bitCount - 1 - bit);
    }
    return Pattern(bits);
}

} // namespace

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
    // On a torus with a side of 1 or 2 the stencil overlaps itself: a piece that is flipped twice is
    // unchanged, so adding a cell that is already in the list removes it.
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

Grid Rule::flippedBy(const Grid& presses) const {
    Grid flipped(size_);
    if (presses.none()) return flipped;
    if (table_) {
        presses.forEachSet([&](Cell cell) { flipped ^= tableMask(cell); });
        return flipped;
    }
    const bool torus = edges_ == Edges::Torus;
    const int last = size_.columns - 1;
    for (int row = 0; row < size_.rows; ++row) {
        for (int down = -1; down <= 1; ++down) {
            const int to = torus ? (row + down + size_.rows) % size_.rows : row + down;
            if (to < 0 || to >= size_.rows) continue;
            const Stencil stencil{pattern_.flips(down, -1), pattern_.flips(down, 0), pattern_.flips(down, 1)};
            addFlips(flipped.row(to), presses.row(row), stencil);
            if (!torus) continue;
            if (stencil.left && presses.test({row, 0})) flipped.flip({to, last});
            if (stencil.right && presses.test({row, last})) flipped.flip({to, 0});
        }
    }
    // Clears the bits beyond the right edge.
    for (int row = 0; row < size_.rows; ++row) flipped.row(row).back() &= flipped.lastWordMask();
    return flipped;
}

Rule Rule::transposed() const {
    if (!table_) return fromPattern(size_, turned(pattern_), edges_);
    std::vector<Grid> masks(static_cast<std::size_t>(size_.cells()), Grid(size_));
    for (std::int64_t i = 0; i < size_.cells(); ++i) {
        const Cell pressed = cellAt(size_, i);
        tableMask(pressed).forEachSet(
            [&](Cell flipped) { masks[static_cast<std::size_t>(indexOf(size_, flipped))].flip(pressed); });
    }
    return fromTable(size_, std::move(masks));
}

std::vector<Grid::Word> Rule::packedMasks() const {
    if (size_.cells() > maxPackedCells) throw std::logic_error("only up to 64 cells fit into one word");
    std::vector<Grid::Word> masks;
    masks.reserve(static_cast<std::size_t>(size_.cells()));
    const bool clippedPattern = !table_ && edges_ == Edges::Clipped;
    for (int row = 0; row < size_.rows; ++row) {
        for (int column = 0; column < size_.columns; ++column) {
            masks.push_back(clippedPattern ? clippedMask({row, column}) : mask({row, column}).packed());
        }
    }
    return masks;
}

Grid::Word Rule::clippedMask(Cell cell) const {
    const Grid::Word wholeRow = ~Grid::Word{0} >> (Grid::wordBits - size_.columns);
    const int first = std::max(cell.row - 1, 0);
    const int last = std::min(cell.row + 1, size_.rows - 1);
    Grid::Word mask = 0;
    for (int row = first; row <= last; ++row) {
        const Grid::Word stencil = pattern_.bits() >> (Pattern::side * (row - cell.row + 1)) & 0b111U;
        // Bit 1 of the stencil's row comes to lie in the cell's column.
        const Grid::Word flipped = cell.column == 0 ? stencil >> 1U : stencil << (cell.column - 1);
        mask |= (flipped & wholeRow) << (row * size_.columns);
    }
    return mask;
}

bool operator==(const Rule& left, const Rule& right) {
    if (left.size_ != right.size_ || !left.table_ != !right.table_) return false;
    if (left.table_) return left.table_ == right.table_ || *left.table_ == *right.table_;
    return left.pattern_ == right.pattern_ && left.edges_ == right.edges_;
}

} // namespace flip
