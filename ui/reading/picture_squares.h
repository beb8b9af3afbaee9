#pragma once

#include "ui/reading/picture_pixels.h"

#include <QPointF>

#include <cstddef>
#include <vector>

namespace flip::ui {

/// A lattice of squares over a whole picture: its lines are `side` apart, and one of them goes through each
/// coordinate of the origin.
struct Lattice {
    double side = 0;
    QPointF origin;
};

/// A rectangle of the squares of a lattice.
struct SquareBlock {
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;

    [[nodiscard]] int bottom() const { return row + rows; }

    [[nodiscard]] int right() const { return column + columns; }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (int r = row; r < bottom(); ++r) {
            for (int c = column; c < right(); ++c) visit(r, c);
        }
    }

    friend bool operator==(const SquareBlock&, const SquareBlock&) = default;
};

/// The mean of shares, which is 1 without any. What is not seen counts neither way.
class Mean {
  public:
    static constexpr double unseen = -1;

    void add(double share) {
        if (share >= 0) sum_ += share, ++count_;
    }

    [[nodiscard]] double value() const { return count_ == 0 ? 1 : sum_ / count_; }

  private:
    double sum_ = 0;
    int count_ = 0;
};

/// The inside of a square.
struct SquareInside {
    /// The median colour.
    PicturePixels::Colour colour{};
    /// The share that has another colour, from 0 to 1.
    double noise = 1;
};

/// What a picture shows of each square of a lattice: the edges along its sides, and the colour inside.
class LatticeSquares {
  public:
    /// Squares of which a smaller share than `leastVisible` of the side is in the picture are left out.
    /// The pixels must outlive this. O(pixels/side).
    LatticeSquares(const PicturePixels& pixels, const Lattice& lattice, double leastVisible);

    /// How many squares there are. Both are 0 if the picture has an area of more than mostLatticeSquares, or
    /// if they are smaller than leastLatticeSide.
    [[nodiscard]] int rows() const { return rows_; }

    [[nodiscard]] int columns() const { return columns_; }

    /// The place of a square's first pixel.
    [[nodiscard]] QPointF corner(int r, int c) const { return {xs_[at(c)], ys_[at(r)]}; }

    /// The first square that begins near a place.
    [[nodiscard]] SquareBlock blockAt(const QPointF& corner, int rows, int columns) const;

    /// The share of a square's left side that has edges nearby, or Mean::unseen at the picture's end. The
    /// column may be columns(), for the right sides of the last squares.
    [[nodiscard]] double upright(int r, int c) const { return upright_[index(r, c, columns_ + 1)]; }

    /// The same for a square's upper side.
    [[nodiscard]] double level(int r, int c) const { return level_[index(r, c, columns_)]; }

    [[nodiscard]] const SquareInside& inside(int r, int c) const { return inside_[index(r, c, columns_)]; }

  private:
    void measureLines(const PicturePixels& pixels);
    template <class IsEdge>
    [[nodiscard]] double share(double begin, int length, IsEdge&& isEdge) const;
    [[nodiscard]] bool isAtEnd(double line, int length) const;
    [[nodiscard]] SquareInside insideOf(const PicturePixels& pixels, int r, int c) const;

    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    static std::size_t index(int r, int c, int columns) { return at(r) * at(columns) + at(c); }

    double side_;
    std::vector<double> xs_;
    std::vector<double> ys_;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<double> upright_;
    std::vector<double> level_;
    std::vector<SquareInside> inside_;
};

/// The smallest side of a cell, in pixels, and the most squares of a lattice.
inline constexpr double leastLatticeSide = 5;
inline constexpr int mostLatticeSquares = 10'000;

/// Colours that differ by less are taken for one.
inline constexpr int oneColour = 20;

} // namespace flip::ui
