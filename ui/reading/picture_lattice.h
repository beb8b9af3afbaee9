#pragma once

#include "core/model/grid.h"
#include "ui/reading/picture_squares.h"

#include <array>
#include <optional>

namespace flip::ui {

/// The squares of a lattice that look most like a board.
struct LatticeFit {
    Lattice lattice;
    /// Where the board's first cell begins, in pixels.
    QPointF corner;
    /// Bit set: of the darker of two colours; nothing is set if there is one colour only.
    Grid dark;
    bool isOneColour = false;
    /// The darker colour, and the lighter one.
    std::array<PicturePixels::Colour, 2> colours{};
    /// From 0 to 1: what a board would show at its lines and in its cells, and does.
    double score = 0;
};

/// What fits are chosen by: of a board and a part of it that fits as well, the whole is meant. It must not
/// decide how a lattice is stretched: larger cells would always seem better.
[[nodiscard]] double rank(const LatticeFit& fit);

struct FitHow {
    /// Whether rows and columns at whose outer side there are few edges are left out: what is beside a board
    /// may look like its light cells. While a lattice is being moved to its place, that would favour a part
    /// of a board.
    bool trimsSides = false;
};

/// Nothing if the squares are too small or too many, or if fewer than three rows or columns would be a board.
/// O(pixels/side + rows²·columns) for a lattice with so many rows and columns.
[[nodiscard]] std::optional<LatticeFit> fitBoard(const PicturePixels& pixels, const Lattice& lattice,
                                                 const FitHow& how = {});

} // namespace flip::ui
