#pragma once

#include "core/model/grid.h"
#include "ui/reading/picture_pixels.h"

#include <QPointF>

#include <optional>

namespace flip::ui {

/// A lattice of squares over a whole picture: its lines are `side` apart, and one of them goes through each
/// coordinate of the origin.
struct Lattice {
    double side = 0;
    QPointF origin;
};

/// The squares of a lattice that look most like a board.
struct LatticeFit {
    Lattice lattice;
    /// Where the board's first cell begins, in pixels.
    QPointF corner;
    /// Bit set: of the darker of two colours; nothing is set if there is one colour only.
    Grid dark;
    bool isOneColour = false;
    /// From 0 to 1: what a board would show at its lines and in its cells, and does.
    double score = 0;
};

/// The smallest side of a cell, in pixels, and the most squares of a lattice.
inline constexpr double leastLatticeSide = 5;
inline constexpr int mostLatticeSquares = 10'000;

struct FitHow {
    /// Whether rows and columns at whose outer side there are few edges are left out: what is beside a board
    /// may look like its light cells. While a lattice is being moved to its place, that would favour a part
    /// of a board.
    bool trimsSides = false;
};

/// Nothing if the squares are too small or too many, or if fewer than nine, or only one row or column, would
/// be a board. O(pixels/side + rows²·columns) for a lattice with so many rows and columns.
[[nodiscard]] std::optional<LatticeFit> fitBoard(const PicturePixels& pixels, const Lattice& lattice,
                                                 const FitHow& how = {});

} // namespace flip::ui
