#pragma once

#include "ui/board/board_painter.h"

namespace flip::ui::board_painter {

/// Paints the pieces and marks in `clip` of a board of which no single piece is drawn, as a picture of its
/// cells: marks are colours there, and what a person looks for has a ring around it that is large enough to
/// be seen. Pieces that are turning over have done so.
void paintCells(QPainter& painter, const BoardScene& scene, const QRect& clip);

/// The distance from its middle up to which such a cell paints.
[[nodiscard]] qreal reachOfCell(const BoardGeometry& geometry);

} // namespace flip::ui::board_painter
