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

/// As shares of a cell's side: how far from its line an edge may be, the corners of a cell, where edges are
/// left out, and what belongs to the frame of a cell, where its colour is not looked for.
constexpr double lineReach = 0.12;
constexpr double corner = 0.2;
constexpr double frame = 0.22;
/// A round piece touches its line only in the middle; this share of a line counts as all of it.
constexpr double enough = 0.6;
/// Colours that differ by less are taken for one.
constexpr int oneColour = 20;
/// Fewer look alike by chance, in words for example; so do some more, a little.
constexpr int fewestCells = 9;
constexpr double usualCells = 16;

struct Rectangle {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
};

/// Values for rows and columns.
template <class Value>
class Field {
  public:
    Field(int rows, int columns)
        : columns_(static_cast<std::size_t>(columns)),
          values_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

    Value& operator()(int r, int c) { return values_[index(r, c)]; }

    const Value& operator()(int r, int c) const { return values_[index(r, c)]; }

  private:
    [[nodiscard]] std::size_t index(int r, int c) const {
        return static_cast<std::size_t>(r) * columns_ + static_cast<std::size_t>(c);
    }

    std::size_t columns_;
    std::vector<Value> values_;
};

struct Inside {
    Colour colour{};
    /// The share of the inside that has another colour.
    double noise = 0;
};

/// The mean of shares, which is 1 without any.
class Mean {
  public:
    void add(double share) { sum_ += share, ++count_; }

    [[nodiscard]] double value() const { return count_ == 0 ? 1 : sum_ / count_; }

  private:
    double sum_ = 0;
    int count_ = 0;
};

std::vector<double> linesWithin(double origin, double side, int length) {
    std::vector<double> lines;
    // A board may lack a small part of its first and last cells.
    const double first = std::fmod(origin, side);
    const double begin = first > 0.3 * side ? first - side : first;
    const int count = static_cast<int>(std::ceil((length + 0.3 * side - begin) / side));
    for (int i = 0; i < count; ++i) lines.push_back(begin + i * side);
    return lines;
}

class Fitter {
  public:
    Fitter(const PicturePixels& pixels, const Lattice& lattice, const FitHow& how, std::vector<double> xs,
           std::vector<double> ys)
        : pixels_(pixels), lattice_(lattice), how_(how), xs_(std::move(xs)), ys_(std::move(ys)),
          rows_(static_cast<int>(ys_.size()) - 1), columns_(static_cast<int>(xs_.size()) - 1),
          upright_(rows_, columns_ + 1), level_(rows_ + 1, columns_), inside_(rows_, columns_) {
        measureLines();
        for (int r = 0; r < rows_; ++r) {
            for (int c = 0; c < columns_; ++c) inside_(r, c) = insideOf(r, c);
        }
    }

    [[nodiscard]] std::optional<LatticeFit> best() const {
        std::optional<LatticeFit> best;
        // How many edges a square needs to look like a cell depends on whether the board has lines.
        for (const double needed : {0.15, 0.3, 0.5, 0.65}) {
            Rectangle board = mostLikeCells(needed);
            if (how_.trimsSides) board = trimmed(board);
            // A single line of cells repeats in one direction only: of a long one, a part would do.
            if (std::min(board.rows, board.columns) < 2 || board.rows * board.columns < fewestCells) continue;
            LatticeFit fit = graded(board);
            if (!best || fit.score > best->score) best = std::move(fit);
        }
        return best;
    }

  private:
    /// The share of a line between two cells near which there is an edge.
    void measureLines() {
        const int reach = std::max(1, static_cast<int>(lineReach * lattice_.side));
        for (int r = 0; r < rows_; ++r) {
            for (int c = 0; c <= columns_; ++c) {
                const int x = static_cast<int>(xs_[at(c)]);
                upright_(r, c) = share(ys_[at(r)], pixels_.height(), [&](int y) {
                    return pixels_.hasEdgeInRow(y, x - reach, x + reach + 1);
                });
            }
        }
        for (int r = 0; r <= rows_; ++r) {
            for (int c = 0; c < columns_; ++c) {
                const int y = static_cast<int>(ys_[at(r)]);
                level_(r, c) = share(xs_[at(c)], pixels_.width(), [&](int x) {
                    return pixels_.hasEdgeInColumn(x, y - reach, y + reach + 1);
                });
            }
        }
    }

    template <class IsEdge>
    [[nodiscard]] double share(double begin, int length, IsEdge&& isEdge) const {
        const int first = std::max(0, static_cast<int>(begin + corner * lattice_.side));
        const int last = std::min(length - 1, static_cast<int>(begin + (1 - corner) * lattice_.side));
        int edges = 0;
        for (int i = first; i <= last; ++i) edges += isEdge(i) ? 1 : 0;
        return last < first ? 0 : std::min(1.0, edges / (enough * (last - first + 1)));
    }

    /// The median colour of some pixels of a cell.
    [[nodiscard]] Inside insideOf(int r, int c) const {
        constexpr int samples = 7;
        std::array<std::vector<int>, 3> channels;
        std::vector<Colour> seen;
        for (int i = 0; i < samples * samples; ++i) {
            const auto place = [&](double begin, int sample) {
                const double along = frame + (1 - 2 * frame) * (sample + 0.5) / samples;
                return static_cast<int>(begin + along * lattice_.side);
            };
            const int x = place(xs_[at(c)], i % samples);
            const int y = place(ys_[at(r)], i / samples);
            if (x < 0 || y < 0 || x >= pixels_.width() || y >= pixels_.height()) continue;
            seen.push_back(pixels_.at(x, y));
            for (std::size_t k = 0; k < channels.size(); ++k) channels[k].push_back(seen.back()[k]);
        }
        if (seen.empty()) return {{}, 1};
        Inside inside;
        for (std::size_t k = 0; k < channels.size(); ++k) {
            const auto middle = channels[k].begin() + std::ssize(channels[k]) / 2;
            std::ranges::nth_element(channels[k], middle);
            inside.colour[k] = *middle;
        }
        const auto others = std::ranges::count_if(seen, [&](const Colour& colour) {
            return PicturePixels::difference(colour, inside.colour) > oneColour;
        });
        inside.noise = static_cast<double>(others) / static_cast<double>(seen.size());
        return inside;
    }

    /// How much more of a cell's border has edges than is needed.
    [[nodiscard]] double worth(int r, int c, double needed) const {
        const double edges = (upright_(r, c) + upright_(r, c + 1) + level_(r, c) + level_(r + 1, c)) / 4;
        const double penalty = inside_(r, c).noise > 0.5 ? 0.5 : 0;
        return edges - needed - penalty;
    }

    /// The rectangle whose squares are worth most together: for each two rows, Kadane's algorithm over the
    /// columns between them.
    [[nodiscard]] Rectangle mostLikeCells(double needed) const {
        Rectangle best;
        double most = 0;
        for (int top = 0; top < rows_; ++top) {
            std::vector<double> sums(static_cast<std::size_t>(columns_));
            for (int bottom = top; bottom < rows_; ++bottom) {
                double sum = 0;
                int left = 0;
                for (int c = 0; c < columns_; ++c) {
                    sums[at(c)] += worth(bottom, c, needed);
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
    [[nodiscard]] Rectangle trimmed(Rectangle board) const {
        const auto row = [&](int r, int outer) {
            Mean outside, between;
            for (int c = board.column; c < board.column + board.columns; ++c) outside.add(level_(outer, c));
            for (int c = board.column + 1; c < board.column + board.columns; ++c) between.add(upright_(r, c));
            return looksLikeOthers(outside, between, board);
        };
        const auto column = [&](int c, int outer) {
            Mean outside, between;
            for (int r = board.row; r < board.row + board.rows; ++r) outside.add(upright_(r, outer));
            for (int r = board.row + 1; r < board.row + board.rows; ++r) between.add(level_(r, c));
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
                                       const Rectangle& board) const {
        constexpr double few = 0.3;
        constexpr double many = 0.7;
        Mean all;
        forEachCell(board, [&](int r, int c) {
            if (c > board.column) all.add(upright_(r, c));
            if (r > board.row) all.add(level_(r, c));
        });
        return outside.value() > few && (between.value() > 0.5 || all.value() < many);
    }

    /// The two colours around which those of the cells lie, the darker one first.
    [[nodiscard]] std::array<Colour, 2> twoColours(const Rectangle& board) const {
        const auto light = [](const Colour& colour) { return 3 * colour[0] + 6 * colour[1] + colour[2]; };
        std::array<Colour, 2> means{inside_(board.row, board.column).colour,
                                    inside_(board.row, board.column).colour};
        forEachCell(board, [&](int r, int c) {
            const Colour& colour = inside_(r, c).colour;
            if (light(colour) < light(means[0])) means[0] = colour;
            if (light(colour) > light(means[1])) means[1] = colour;
        });
        for (int round = 0; round < 8; ++round) {
            std::array<std::array<int, 4>, 2> sums{};
            forEachCell(board, [&](int r, int c) {
                const Colour& colour = inside_(r, c).colour;
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

    [[nodiscard]] LatticeFit graded(const Rectangle& board) const {
        const auto colours = twoColours(board);
        const int apart = PicturePixels::difference(colours[0], colours[1]);
        LatticeFit fit{
            lattice_, {xs_[at(board.column)], ys_[at(board.row)]}, Grid({board.rows, board.columns})};
        fit.isOneColour = apart < oneColour;
        Mean likeOthers;
        Mean clean;
        forEachCell(board, [&](int r, int c) {
            const Inside& inside = inside_(r, c);
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
    [[nodiscard]] double shareOfLines(const Rectangle& board, const Grid& dark) const {
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
                board.rows, [&](int r) { return upright_(board.row + r, board.column + c); },
                [&](int r) {
                    return c > 0 && c < board.columns && dark.test({r, c}) == dark.test({r, c - 1});
                });
        }
        for (int r = 0; r <= board.rows; ++r) {
            addLine(
                board.columns, [&](int c) { return level_(board.row + r, board.column + c); },
                [&](int c) {
                    return r > 0 && r < board.rows && dark.test({r, c}) == dark.test({r - 1, c});
                });
        }
        const double everywhereOrNowhere = std::max(within.value(), 1 - within.value());
        return between.value() * everywhereOrNowhere * lines.value();
    }

    template <class Visit>
    static void forEachCell(const Rectangle& board, Visit&& visit) {
        for (int r = board.row; r < board.row + board.rows; ++r) {
            for (int c = board.column; c < board.column + board.columns; ++c) visit(r, c);
        }
    }

    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    const PicturePixels& pixels_;
    const Lattice& lattice_;
    FitHow how_;
    std::vector<double> xs_;
    std::vector<double> ys_;
    int rows_;
    int columns_;
    /// The shares of lines that have edges: beside each cell, and above and below.
    Field<double> upright_;
    Field<double> level_;
    Field<Inside> inside_;
};

} // namespace

std::optional<LatticeFit> fitBoard(const PicturePixels& pixels, const Lattice& lattice, const FitHow& how) {
    if (lattice.side < leastLatticeSide) return std::nullopt;
    auto xs = linesWithin(lattice.origin.x(), lattice.side, pixels.width());
    auto ys = linesWithin(lattice.origin.y(), lattice.side, pixels.height());
    if (xs.size() < 2 || ys.size() < 2 || (xs.size() - 1) * (ys.size() - 1) > mostLatticeSquares)
        return std::nullopt;
    return Fitter(pixels, lattice, how, std::move(xs), std::move(ys)).best();
}

} // namespace flip::ui
