#pragma once

#include "core/model/cell.h"

#include <QPainter>
#include <QRectF>

#include <optional>

namespace flip::ui {

/// A small plan of a board inside a picture: where its cells are, as large as fits into the upper left of a
/// room.
class CellSketch {
  public:
    CellSketch() = default;
    CellSketch(const QRectF& room, Size size, qreal largest);

    [[nodiscard]] qreal side() const { return side_; }

    [[nodiscard]] QRectF cellRect(Cell cell) const;
    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// The whole of it.
    [[nodiscard]] QRectF rect() const;

  private:
    QPointF origin_;
    Size size_;
    qreal side_ = 1;
};

} // namespace flip::ui
