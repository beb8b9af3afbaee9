#pragma once

#include "core/model/cell.h"
#include "core/picture/picture_layout.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

namespace flip::ui {

/// The layout of a board in a widget: a pure function of the widget's size and the board's. Lengths are in
/// device-independent pixels.
class BoardGeometry {
  public:
    BoardGeometry() = default;
    /// Cells are square and as large as fits; the board is centred. With `coordinates`, room is left for the
    /// numbers of rows and columns, unless the cells are too small for them.
    BoardGeometry(QSizeF widget, Size board, bool coordinates);
    /// The layout of a picture.
    BoardGeometry(Size board, const PictureLayout& picture);

    /// The board with its frame.
    [[nodiscard]] QRectF frame() const { return frame_; }

    [[nodiscard]] qreal frameWidth() const { return frameWidth_; }

    [[nodiscard]] Size board() const { return board_; }

    /// Side of a cell.
    [[nodiscard]] qreal cellSide() const { return side_; }

    [[nodiscard]] QRectF cellRect(Cell cell) const;

    /// The middle of a cell.
    [[nodiscard]] QPointF centre(Cell cell) const { return cellRect(cell).center(); }

    /// The radius of a disc, or half the side of a button.
    [[nodiscard]] qreal pieceRadius() const { return flip::pieceRadius(side_); }

    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;

    [[nodiscard]] bool showsCoordinates() const { return coordinates_; }

    /// Where the number of a row is written, left of the frame.
    [[nodiscard]] QRectF rowLabel(int row) const;
    /// Where the number of a column is written, below the frame.
    [[nodiscard]] QRectF columnLabel(int column) const;

  private:
    Size board_;
    QRectF frame_;
    qreal side_ = 0;
    qreal frameWidth_ = 0;
    bool coordinates_ = false;
};

} // namespace flip::ui
