#include "ui/reading/picture_doubts.h"

#include <algorithm>
#include <array>

// A wrong board is worse than none. Squares of one lattice are scored together, so a row more or less hardly
// changes the score of a large board. Here, the rows and columns at its four sides are looked at one by one,
// and those that follow outside: the former must look like a part of the board, and the latter must not.

namespace flip::ui {

namespace {

/// Of a square at the picture's end, so much must be seen to tell it from a cell.
constexpr double faintestEdge = 0.2;
/// How much a row of the board looks like one, at least, and what is beside it at most.
constexpr double leastOfOwn = 0.7;
constexpr double mostOfOther = 0.65;
/// Something may cover a row, whose cells still have edges between them, if only half as long. Words do that
/// at so many lines by chance.
constexpr double halfSeen = 0.5;
constexpr int chance = 2;
/// Between cells of one colour, there are edges nearly everywhere or nearly nowhere.
constexpr double nowhere = 0.08;
constexpr double everywhere = 0.9;
/// So much of a square's inside is like that of a cell.
constexpr double enoughAlike = 0.7;
/// So much of a square's side is an edge, if it is one.
constexpr double enclosed = 0.8;
/// One square alone may be a sign or a button.
constexpr int several = 2;
/// Cells that look so little like one, also compared to the others, are named.
constexpr double uncertain = 0.75;
constexpr double lessThanOthers = 0.8;

/// A row or a column of squares along a side of the board.
struct Line {
    bool isRow = true;
    int place = 0;
    /// −1 if what is outside comes before it, 1 if it follows.
    int outwards = 1;
};

class Examination {
  public:
    Examination(const PicturePixels& pixels, const LatticeFit& fit)
        : fit_(fit), squares_(pixels, fit.lattice, faintestEdge),
          board_(squares_.blockAt(fit.corner, fit.dark.rows(), fit.dark.columns())),
          apart_(std::max(oneColour, PicturePixels::difference(fit.colours[0], fit.colours[1]))) {
        board_.forEach([&](int r, int c) {
            looks_.add(look(r, c));
            if (c > board_.column && isLight(r, c) == isLight(r, c - 1)) within_.add(squares_.upright(r, c));
            if (r > board_.row && isLight(r, c) == isLight(r - 1, c)) within_.add(squares_.level(r, c));
        });
    }

    [[nodiscard]] bool isUnclear() const {
        if (within_.value() > nowhere && within_.value() < everywhere) return true;
        return isMadeOfBlocks() || std::ranges::any_of(sides(), [&](const Line& line) {
                   return look(line) < leastOfOwn || goesOn(next(line));
               });
    }

    [[nodiscard]] std::vector<Cell> uncertainCells() const {
        std::vector<Cell> cells;
        const double most = std::min(uncertain, lessThanOthers * looks_.value());
        board_.forEach([&](int r, int c) {
            if (look(r, c) < most) cells.push_back({r - board_.row, c - board_.column});
        });
        return cells;
    }

  private:
    [[nodiscard]] std::array<Line, 4> sides() const {
        return {{{true, board_.row, -1},
                 {true, board_.bottom() - 1, 1},
                 {false, board_.column, -1},
                 {false, board_.right() - 1, 1}}};
    }

    static Line next(Line line) {
        line.place += line.outwards;
        return line;
    }

    [[nodiscard]] bool isSeen(const Line& line) const {
        return line.place >= 0 && line.place < (line.isRow ? squares_.rows() : squares_.columns());
    }

    /// Whether what is beside the board looks like more of it.
    [[nodiscard]] bool goesOn(const Line& line) const {
        if (!isSeen(line)) return false;
        Mean likeCells;
        Mean between;
        int cells = 0;
        forEachSquare(line, [&](int r, int c) {
            const bool isBetween = line.isRow ? c > board_.column : r > board_.row;
            if (isBetween) between.add(edgesOf(line, r, c).before);
            likeCells.add(look(r, c) >= enoughAlike ? 1 : 0);
            if (look(r, c) >= enoughAlike && isEnclosed(r, c)) ++cells;
        });
        // Without lines, only colours tell a cell from anything else.
        const bool hasOnlyColours = within_.value() <= nowhere && likeCells.value() > 0.5;
        const int lines = (line.isRow ? board_.columns : board_.rows) - 1;
        const bool isCovered = lines > chance && between.value() > halfSeen;
        return hasOnlyColours || isCovered || cells >= several || look(line) > mostOfOther;
    }

    /// How much a line looks like a part of the board, from 0 to 1: its cells, its outer side, and the edges
    /// between its cells and their neighbours.
    [[nodiscard]] double look(const Line& line) const {
        Mean cells, outer, others;
        forEachSquare(line, [&](int r, int c) {
            const auto [outside, inside, before] = edgesOf(line, r, c);
            cells.add(look(r, c));
            outer.add(outside);
            const int in = -line.outwards;
            others.add(agreement(r, c, line.isRow ? r + in : r, line.isRow ? c : c + in, inside));
            const bool isFirst = line.isRow ? c == board_.column : r == board_.row;
            others.add(isFirst ? before
                               : agreement(r, c, line.isRow ? r : r - 1, line.isRow ? c - 1 : c, before));
        });
        others.add(line.isRow ? squares_.upright(line.place, board_.right())
                              : squares_.level(board_.bottom(), line.place));
        return cells.value() * outer.value() * others.value();
    }

    struct Edges {
        double outside, inside, before;
    };

    [[nodiscard]] Edges edgesOf(const Line& line, int r, int c) const {
        const int after = line.outwards > 0 ? 1 : 0;
        if (line.isRow)
            return {squares_.level(r + after, c), squares_.level(r + 1 - after, c), squares_.upright(r, c)};
        return {squares_.upright(r, c + after), squares_.upright(r, c + 1 - after), squares_.level(r, c)};
    }

    template <class Visit>
    void forEachSquare(const Line& line, Visit&& visit) const {
        const SquareBlock block = line.isRow ? SquareBlock{line.place, board_.column, 1, board_.columns}
                                             : SquareBlock{board_.row, line.place, board_.rows, 1};
        block.forEach(visit);
    }

    [[nodiscard]] int off(int r, int c, std::size_t colour) const {
        return PicturePixels::difference(squares_.inside(r, c).colour, fit_.colours[colour]);
    }

    [[nodiscard]] bool isLight(int r, int c) const { return off(r, c, 1) < off(r, c, 0); }

    /// How much the inside of a square looks like that of a cell, from 0 to 1.
    [[nodiscard]] double look(int r, int c) const {
        const double least = std::min(off(r, c, 0), off(r, c, 1));
        return (1 - std::min(1.0, 2 * least / apart_)) * (1 - squares_.inside(r, c).noise);
    }

    [[nodiscard]] bool isEnclosed(int r, int c) const {
        const std::array edges{squares_.upright(r, c), squares_.upright(r, c + 1), squares_.level(r, c),
                               squares_.level(r + 1, c)};
        return std::ranges::all_of(edges,
                                   [](double share) { return share == Mean::unseen || share >= enclosed; });
    }

    /// How well an edge agrees with the colours of two squares.
    [[nodiscard]] double agreement(int r, int c, int otherRow, int otherColumn, double edge) const {
        const bool isEdge = isLight(r, c) != isLight(otherRow, otherColumn) || within_.value() > 0.5;
        return edge == Mean::unseen || isEdge ? edge : 1 - edge;
    }

    /// Where each cell was read as several, nothing tells this from a board of many more cells.
    [[nodiscard]] bool isMadeOfBlocks() const {
        return !fit_.isOneColour && std::ranges::any_of(std::array{2, 3, 4}, [&](int side) {
            const Grid& dark = fit_.dark;
            if (dark.rows() % side != 0 || dark.columns() % side != 0) return false;
            for (int r = 0; r < dark.rows(); ++r) {
                for (int c = 0; c < dark.columns(); ++c) {
                    if (dark.test({r, c}) != dark.test({r - r % side, c - c % side})) return false;
                }
            }
            return true;
        });
    }

    const LatticeFit& fit_;
    LatticeSquares squares_;
    SquareBlock board_;
    int apart_;
    Mean looks_;
    Mean within_;
};

} // namespace

PictureDoubts doubtsAbout(const PicturePixels& pixels, const LatticeFit& fit) {
    const Examination examination(pixels, fit);
    return {examination.isUnclear(), examination.uncertainCells()};
}

} // namespace flip::ui
