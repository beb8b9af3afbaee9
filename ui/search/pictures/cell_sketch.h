#pragma once

#include "core/model/cell.h"

#include <QPainter>
#include <QRectF>

#include <optional>

namespace flip::ui {

/// The layout of a small plan of a board inside a picture, in the upper left of `room` and as large as fits.
class CellSketch {
  public:
    CellSketch() = default;
    CellSketch(const QRectF& room, Size size, qreal largest);

    [[nodiscard]] qreal side() const { return side_; }

    [[nodiscard]] QRectF cellRect(Cell cell) const;
    [[nodiscard]] QRectF rowRect(int row) const;
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    /// The whole plan.
    [[nodiscard]] QRectF rect() const;

  private:
    QPointF origin_;
    Size size_;
    qreal side_ = 1;
};

} // namespace flip::ui
