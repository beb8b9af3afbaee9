#pragma once

#include "ui/board/board_geometry.h"

#include <QImage>
#include <QRgb>

#include <functional>
#include <span>

namespace flip::ui {

/// A picture of cells that are too small to be drawn one by one, and where it begins.
struct CellPicture {
    QImage image;
    QPointF origin;
};

/// Gives the colours of the cells of a row, from a column on.
using RowColours = std::function<void(int row, int column, std::span<QRgb> colours)>;

/// The cells in an area, which may extend beyond the board, at `scale` device pixels in each pixel. Each
/// pixel has the mean colour of the cells that it covers, so that nothing is lost or uneven at any size.
/// O(cells of the area + its pixels).
[[nodiscard]] CellPicture cellPicture(const BoardGeometry& geometry, const QRectF& area, qreal scale,
                                      const RowColours& colours);

} // namespace flip::ui
