#include "ui/reading/picture_lattice.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

// What makes some squares of a lattice a board:
//   - there are edges all around it, and between cells of different colours;
//   - between cells of one colour there are edges everywhere, where a board has lines or gaps, or nowhere;
//   - each side of it has edges, even where its cells are as bright as what is around it;
//   - each of its lines has some edges: otherwise, the cells are several squares wide;
//   - the inside of a cell has one colour, but for a small sign or some shading, and all cells together have
//   two.
// Each of these is a share from 0 to 1, and the score is a product of them.

namespace flip::ui {

namespace {

using Colour = PicturePixels::Colour;

/// Fewer rows or columns look alike by chance, in words for example; so do some more cells, a little.
constexpr int fewestLines = 3;
constexpr double usualCells = 16;
/// A board may lack a small part of its first and last cells.
constexpr double clearEdge = 0.7;

class Fitter {
  public:
    Fitter(const PicturePixels& pixels, const Lattice& lattice, const FitHow& how)
        : pixels_(pixels), lattice_(lattice), how_(how), squares_(pixels, lattice, clearEdge) {
        for (int r = 0; r < squares_.rows(); ++r) {
            for (int c = 0; c < squares_.columns(); ++c) {
                open_.push_back(worth(r, c, Mean::unseen));
                closed_.push_back(worth(r, c, 0));
            }
        }
    }

    [[nodiscard]] std::optional<LatticeFit> best() const {
        std::optional<LatticeFit> best;
        std::vector<SquareBlock> known;
        const auto consider = [&](SquareBlock board) {
            if (std::ranges::find(known, board) != known.end()) return;
            known.push_back(board);
            if (how_.trimsSides) board = trimmed(board);
            if (std::min(board.rows, board.columns) < fewestLines) return;
            LatticeFit fit = graded(board);
            if (!best || rank(fit) > rank(*best)) best = std::move(fit);
        };
        // How many edges a square needs to look like a cell depends on whether the board has lines.
        for (const double needed : {0.15, 0.3, 0.5, 0.65}) {
            consider(mostLikeCells(open_, needed));
            if (open_ != closed_) consider(mostLikeCells(closed_, needed));
        }
        return best;
    }

  private:
    /// How much of a cell's border has edges. What is at the picture's end counts as `end`: a board may reach
    /// to it, or end before.
    [[nodiscard]] double worth(int r, int c, double end) const {
        Mean edges;
        for (const double share : {squares_.upright(r, c), squares_.upright(r, c + 1), squares_.level(r, c),
                                   squares_.level(r + 1, c)})
            edges.add(share == Mean::unseen ? end : share);
        const double penalty = squares_.inside(r, c).noise > 0.5 ? 0.5 : 0;
        return edges.value() - penalty;
    }

    /// The rectangle whose squares are worth most together: for each two rows, Kadane's algorithm over the
    /// columns between them.
    [[nodiscard]] SquareBlock mostLikeCells(const std::vector<double>& worth, double needed) const {
        SquareBlock best;
        double most = 0;
        for (int top = 0; top < squares_.rows(); ++top) {
            std::vector<double> sums(static_cast<std::size_t>(squares_.columns()));
            for (int bottom = top; bottom < squares_.rows(); ++bottom) {
                double sum = 0;
                int left = 0;
                for (int c = 0; c < squares_.columns(); ++c) {
                    sums[at(c)] += worth[at(bottom) * at(squares_.columns()) + at(c)] - needed;
                    if (sum <= 0) sum = 0, left = c;
                    sum += sums[at(c)];
                    if (sum <= most) continue;
                    most = sum;
                    best = {top, left, bottom - top + 1, c - left + 1};
                }
            }
        }
        return best;
    }

    /// Without rows and columns at the sides that have few edges outside, or between their cells while others
    /// have them.
    [[nodiscard]] SquareBlock trimmed(SquareBlock board) const {
        const auto row = [&](int r, int outer) {
            Mean outside, between;
            for (int c = board.column; c < board.column + board.columns; ++c)
                outside.add(squares_.level(outer, c));
            for (int c = board.column + 1; c < board.column + board.columns; ++c)
                between.add(squares_.upright(r, c));
            return looksLikeOthers(outside, between, board);
        };
        const auto column = [&](int c, int outer) {
            Mean outside, between;
            for (int r = board.row; r < board.row + board.rows; ++r) outside.add(squares_.upright(r, outer));
            for (int r = board.row + 1; r < board.row + board.rows; ++r) between.add(squares_.level(r, c));
            return looksLikeOthers(outside, between, board);
        };
        while (board.rows > 1 && !row(board.row, board.row)) ++board.row, --board.rows;
        while (board.rows > 1 && !row(board.row + board.rows - 1, board.row + board.rows)) --board.rows;
        while (board.columns > 1 && !column(board.column, board.column)) ++board.column, --board.columns;
        while (board.columns > 1 && !column(board.column + board.columns - 1, board.column + board.columns))
            --board.columns;
        return board;
    }

    [[nodiscard]] bool looksLikeOthers(const Mean& outside, const Mean& between,
                                       const SquareBlock& board) const {
        constexpr double few = 0.3;
        constexpr double many = 0.7;
        Mean all;
        board.forEach([&](int r, int c) {
            if (c > board.column) all.add(squares_.upright(r, c));
            if (r > board.row) all.add(squares_.level(r, c));
        });
        return outside.value() > few && (between.value() > 0.5 || all.value() < many);
    }

    /// The two colours around which those of the cells lie, the darker one first.
    [[nodiscard]] std::array<Colour, 2> twoColours(const SquareBlock& board) const {
        const auto light = [](const Colour& colour) { return 3 * colour[0] + 6 * colour[1] + colour[2]; };
        std::array<Colour, 2> means{squares_.inside(board.row, board.column).colour,
                                    squares_.inside(board.row, board.column).colour};
        board.forEach([&](int r, int c) {
            const Colour& colour = squares_.inside(r, c).colour;
            if (light(colour) < light(means[0])) means[0] = colour;
            if (light(colour) > light(means[1])) means[1] = colour;
        });
        for (int round = 0; round < 8; ++round) {
            std::array<std::array<int, 4>, 2> sums{};
            board.forEach([&](int r, int c) {
                const Colour& colour = squares_.inside(r, c).colour;
                auto& sum = sums[isNearer(colour, means[1], means[0]) ? 1 : 0];
                for (std::size_t k = 0; k < 3; ++k) sum[k] += colour[k];
                ++sum[3];
            });
            for (std::size_t i = 0; i < means.size(); ++i) {
                for (std::size_t k = 0; k < 3 && sums[i][3] > 0; ++k) means[i][k] = sums[i][k] / sums[i][3];
            }
        }
        return means;
    }

    static bool isNearer(const Colour& colour, const Colour& one, const Colour& other) {
        return PicturePixels::difference(colour, one) < PicturePixels::difference(colour, other);
    }

    [[nodiscard]] LatticeFit graded(const SquareBlock& board) const {
        const auto colours = twoColours(board);
        const int apart = PicturePixels::difference(colours[0], colours[1]);
        LatticeFit fit{lattice_, squares_.corner(board.row, board.column), Grid({board.rows, board.columns})};
        fit.isOneColour = apart < oneColour;
        fit.colours = colours;
        Mean likeOthers;
        Mean clean;
        board.forEach([&](int r, int c) {
            const SquareInside& inside = squares_.inside(r, c);
            const bool isLight = isNearer(inside.colour, colours[1], colours[0]);
            if (!fit.isOneColour && !isLight) fit.dark.set({r - board.row, c - board.column});
            const int off = PicturePixels::difference(inside.colour, colours[isLight ? 1 : 0]);
            likeOthers.add(1 - std::min(1.0, 2.0 * off / std::max(apart, oneColour)));
            clean.add(1 - inside.noise);
        });
        const double cells = likeOthers.value() * clean.value();
        const double lines = shareOfLines(board, fit.dark);
        const double area = board.rows * board.columns * lattice_.side * lattice_.side;
        const double filled = std::min(1.0, 3 * area / pixels_.width() / pixels_.height());
        const double many = std::min(1.0, board.rows * board.columns / usualCells);
        fit.score = cells * cells * lines * lines * std::pow(filled * many, 0.25);
        return fit;
    }

    /// How well edges agree with the cells.
    [[nodiscard]] double shareOfLines(const SquareBlock& board, const Grid& dark) const {
        Mean between;
        Mean within;
        Mean lines;
        const auto addLine = [&](int count, auto&& edgeAt, auto&& isWithin) {
            Mean line;
            for (int i = 0; i < count; ++i) {
                line.add(edgeAt(i));
                (isWithin(i) ? within : between).add(edgeAt(i));
            }
            constexpr double some = 0.15;
            lines.add(std::min(1.0, line.value() / some));
        };
        for (int c = 0; c <= board.columns; ++c) {
            addLine(
                board.rows, [&](int r) { return squares_.upright(board.row + r, board.column + c); },
                [&](int r) {
                    return c > 0 && c < board.columns && dark.test({r, c}) == dark.test({r, c - 1});
                });
        }
        for (int r = 0; r <= board.rows; ++r) {
            addLine(
                board.columns, [&](int c) { return squares_.level(board.row + r, board.column + c); },
                [&](int c) {
                    return r > 0 && r < board.rows && dark.test({r, c}) == dark.test({r - 1, c});
                });
        }
        const double everywhereOrNowhere = std::max(within.value(), 1 - within.value());
        return between.value() * everywhereOrNowhere * lines.value();
    }

    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    const PicturePixels& pixels_;
    const Lattice& lattice_;
    FitHow how_;
    LatticeSquares squares_;
    /// The worth of each square, row by row, for boards that reach to the picture's end, and for others.
    std::vector<double> open_;
    std::vector<double> closed_;
};

} // namespace

double rank(const LatticeFit& fit) {
    const double cells = fit.dark.rows() * fit.dark.columns();
    return fit.score * std::pow(cells * fit.lattice.side * fit.lattice.side, 0.02);
}

std::optional<LatticeFit> fitBoard(const PicturePixels& pixels, const Lattice& lattice, const FitHow& how) {
    return Fitter(pixels, lattice, how).best();
}

} // namespace flip::ui
