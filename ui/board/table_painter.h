#pragma once

#include "ui/board/board_painter.h"

#include <algorithm>

namespace flip::ui::board_painter {

/// The hollow in which a piece lies.
[[nodiscard]] inline QRectF wellRect(const BoardGeometry& geometry, Cell cell) {
    const qreal inset = std::max(geometry.cellSide() * 0.036, 0.5);
    return geometry.cellRect(cell).adjusted(inset, inset, -inset, -inset);
}

[[nodiscard]] inline qreal wellCorner(const BoardGeometry& geometry) { return geometry.cellSide() * 0.08; }

} // namespace flip::ui::board_painter
