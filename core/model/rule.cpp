#include "core/model/rule.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <stdexcept>
#include <utility>

namespace flip {

namespace {

/// A row of a pattern: which of the pieces to the left of a pressed one, in its column and to the right flip.
/// All ones, or all zeros.
struct Stencil {
    Grid::Word left = 0;
    Grid::Word middle = 0;
    Grid::Word right = 0;

    Stencil(Pattern pattern, int down)
        : left(allOnes(pattern.flips(down, -1))), middle(allOnes(pattern.flips(down, 0))),
          right(allOnes(pattern.flips(down, 1))) {}

    static Grid::Word allOnes(bool flips) { return flips ? ~Grid::Word{0} : 0; }

    /// What a word of presses flips in its columns, given the words to its left and right.
    [[nodiscard]] Grid::Word flips(Grid::Word before, Grid::Word presses, Grid::Word after) const {
        return (left & (presses >> 1U | after << 63U)) ^ (middle & presses) ^
               (right & (presses << 1U | before >> 63U));
    }
};

/// Flips in a row of pieces what the presses of a row flip there; bits beyond the right edge are left in any
/// state.
void addFlips(std::span<Grid::Word> pieces, std::span<const Grid::Word> presses, const Stencil& stencil) {
    const std::size_t last = presses.size() - 1;
    if (last == 0) {
        pieces[0] ^= stencil.flips(0, presses[0], 0);
        return;
    }
    pieces[0] ^= stencil.flips(0, presses[0], presses[1]);
    for (std::size_t i = 1; i < last; ++i)
        pieces[i] ^= stencil.flips(presses[i - 1], presses[i], presses[i + 1]);
    pieces[last] ^= stencil.flips(presses[last - 1], presses[last], 0);
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
    // Searches ask for millions of cells, of which few lie at an edge; divisions would take most of the time.
    const auto isInside = [](int at, int side) { return at > 0 && at + 1 < side; };
    const auto wrapped = [](int at, int side) { return at < 0 ? at + side : at < side ? at : at - side; };
    const bool atEdge = !isInside(cell.row, size_.rows) || !isInside(cell.column, size_.columns);
    const bool wraps = atEdge && edges_ == Edges::Torus;
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
            if (wraps) {
                toggle({wrapped(at.row, size_.rows), wrapped(at.column, size_.columns)});
            } else if (!atEdge || contains(size_, at)) {
                flipped.cells[static_cast<std::size_t>(flipped.count++)] = at;
            }
        }
    }
    if (wraps) std::sort(flipped.cells.begin(), flipped.cells.begin() + flipped.count);
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
    pressAll(flipped, presses);
    return flipped;
}

void Rule::pressAll(Grid& board, const Grid& presses) const {
    if (board.size() != size_ || presses.size() != size_)
        throw std::logic_error("a board and presses of another size than the rule's");
    if (table_) {
        presses.forEachSet([&](Cell cell) { board ^= tableMask(cell); });
        return;
    }
    const std::array stencils{Stencil(pattern_, -1), Stencil(pattern_, 0), Stencil(pattern_, 1)};
    const bool torus = edges_ == Edges::Torus;
    const int last = size_.columns - 1;
    for (int row = 0; row < size_.rows && last >= 0; ++row) {
        const auto pressed = presses.row(row);
        if (std::all_of(pressed.begin(), pressed.end(), [](Grid::Word word) { return word == 0; })) continue;
        for (int down = -1; down <= 1; ++down) {
            const int to = torus ? (row + down + size_.rows) % size_.rows : row + down;
            if (to < 0 || to >= size_.rows) continue;
            const Stencil& stencil = stencils[static_cast<std::size_t>(down + 1)];
            const auto pieces = board.row(to);
            addFlips(pieces, pressed, stencil);
            pieces.back() &= board.lastWordMask();
            if (!torus) continue;
            if (stencil.left != 0 && presses.test({row, 0})) board.flip({to, last});
            if (stencil.right != 0 && presses.test({row, last})) board.flip({to, 0});
        }
    }
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
    if (size_.cells() == 0) return {};
    if (!table_ && edges_ == Edges::Clipped) return clippedMasks();
    std::vector<Grid::Word> masks;
    masks.reserve(static_cast<std::size_t>(size_.cells()));
    for (std::int64_t i = 0; i < size_.cells(); ++i) masks.push_back(mask(cellAt(size_, i)).packed());
    return masks;
}

std::vector<Grid::Word> Rule::clippedMasks() const {
    const int columns = size_.columns;
    std::vector<Grid::Word> masks(static_cast<std::size_t>(size_.cells()));
    for (int down = -1; down <= 1; ++down) {
        const Grid::Word stencil = pattern_.bits() >> (Pattern::side * (down + 1)) & 0b111U;
        for (int column = 0; column < columns && stencil != 0; ++column) {
            // Bit 1 of the stencil comes to lie in the column of the press.
            const Grid::Word unclipped = column == 0 ? stencil >> 1U : stencil << (column - 1);
            const Grid::Word flipped = unclipped & ~Grid::Word{0} >> (Grid::wordBits - columns);
            for (int row = std::max(0, -down); row < size_.rows && row + down < size_.rows; ++row)
                masks[static_cast<std::size_t>(row * columns + column)] |= flipped
                                                                           << ((row + down) * columns);
        }
    }
    return masks;
}

bool operator==(const Rule& left, const Rule& right) {
    if (left.size_ != right.size_ || !left.table_ != !right.table_) return false;
    if (left.table_) return left.table_ == right.table_ || *left.table_ == *right.table_;
    return left.pattern_ == right.pattern_ && left.edges_ == right.edges_;
}

} // namespace flip
