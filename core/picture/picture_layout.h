#pragma once

#include "core/model/cell.h"
#include "core/picture/board_look.h"

#include <algorithm>

namespace flip {

/// Where things are in a picture of a board, in pixels from its upper left corner.
struct PictureLayout {
    /// The side of a cell.
    int side = 0;
    /// The width of the frame around the cells.
    double frame = 0;
    /// The upper left corner of the frame.
    int left = 0;
    int top = 0;
    /// Of the whole picture.
    int width = 0;
    int height = 0;
    /// Whether the rows are numbered on the left and the columns below.
    bool coordinates = false;

    /// There are coordinates only where they have room: cells of at least 20 pixels.
    PictureLayout(Size board, int cellSide, bool wantsCoordinates);
};

/// A side of the cells with which a picture is large enough to be viewed and, if it can be, no larger than a
/// screen: up to 96 pixels and, unless the picture would be larger than 4,096 pixels, at least 16.
[[nodiscard]] int pictureCellSide(Size board);

/// The room for the number of a row or of a column, outside the frame.
inline constexpr int labelRoom = 26;

/// The radius of a disc, or half the side of a button, for cells of this side.
[[nodiscard]] constexpr double pieceRadius(double cellSide) { return cellSide * 0.41; }

/// Whether cells of this side, in pixels, are too small for rings and numbers.
[[nodiscard]] constexpr bool isSmallCell(double cellSide) { return cellSide < 26; }

/// Whether the dot on a piece that differs from the target has an outline. On small pieces that would hide
/// the colour of the dot, and on buttons make dots of one colour seem larger than those of the other.
[[nodiscard]] constexpr bool isDotOutlined(PieceKind kind, double cellSide) {
    return kind == PieceKind::Disc && !isSmallCell(cellSide);
}

/// The radius of such a dot, in radii of the piece.
[[nodiscard]] constexpr double dotShare(bool outlined) { return outlined ? 0.34 : 0.42; }

/// How far the cross of a cell that cannot be pressed stays away from the corners of the hollow, in sides of
/// the cell, and the width of its lines.
inline constexpr double crossInset = 0.04;

[[nodiscard]] constexpr double crossWidth(double cellSide) { return std::clamp(cellSide * 0.035, 1.0, 4.0); }

/// How much is seen of a piece that no press flips.
inline constexpr double paleness = 0.4;

/// How far right of the piece's centre, and above it, the number of its press is, in radii of the piece; on
/// small cells, the dot that stands for it. The centre is left to the piece's own dots.
inline constexpr double stepOffset = 0.74;

/// The width of the frame around cells of this side: at least 2 pixels and at most 14.
[[nodiscard]] double frameWidth(double cellSide);

} // namespace flip
