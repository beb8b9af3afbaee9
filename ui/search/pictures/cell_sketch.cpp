#include "ui/search/pictures/cell_sketch.h"

#include <algorithm>
#include <cmath>

namespace flip::ui {

CellSketch::CellSketch(const QRectF& room, Size size, qreal largest) : origin_(room.topLeft()), size_(size) {
    side_ = std::max(std::min({room.width() / size.columns, room.height() / size.rows, largest}), 1.0);
    // Whole pixels keep the lines sharp.
    if (side_ >= 8) side_ = std::floor(side_);
}

QRectF CellSketch::cellRect(Cell cell) const {
    return {origin_.x() + cell.column * side_, origin_.y() + cell.row * side_, side_, side_};
}

QRectF CellSketch::rowRect(int row) const {
    return {origin_.x(), origin_.y() + row * side_, size_.columns * side_, side_};
}

std::optional<Cell> CellSketch::cellAt(QPointF point) const {
    const QPointF inside = (point - origin_) / side_;
    const Cell cell{static_cast<int>(std::floor(inside.y())), static_cast<int>(std::floor(inside.x()))};
    return contains(size_, cell) ? std::optional(cell) : std::nullopt;
}

QRectF CellSketch::rect() const { return {origin_, QSizeF(size_.columns * side_, size_.rows * side_)}; }

} // namespace flip::ui
