#pragma once

#include "core/model/cell.h"
#include "core/picture/picture_layout.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>

namespace flip::ui {

/// How large a board is seen, and which part of it.
struct BoardZoom {
    /// The side of a cell; 0 shows the whole board.
    qreal side = 0;
    /// What is seen in the middle, in cells from the board's upper left corner, as far as the board goes on.
    QPointF middle;

    friend bool operator==(const BoardZoom&, const BoardZoom&) = default;
};

/// Cells from `top` and `left` up to, but without, `bottom` and `right`.
struct CellRange {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;

    [[nodiscard]] std::int64_t cells() const { return std::int64_t{bottom - top} * (right - left); }

    [[nodiscard]] bool contains(Cell cell) const {
        return cell.row >= top && cell.row < bottom && cell.column >= left && cell.column < right;
    }
};

/// The layout of a board in a widget: a pure function of the widget's size, the board's and the zoom. Lengths
/// are in device-independent pixels.
class BoardGeometry {
  public:
    BoardGeometry() = default;
    /// Cells are square and, unless the zoom says otherwise, as large as fits; the board is centred. With
    /// `coordinates`, room is left for the numbers of rows and columns, unless the cells are too small for
    /// them. Where the board goes on beyond the room, the numbers stay at its edges.
    BoardGeometry(QSizeF widget, Size board, bool coordinates, const BoardZoom& zoom = {});
    /// A board without frame and numbers that fills as much of the widget as it can.
    [[nodiscard]] static BoardGeometry bare(QSizeF widget, Size board);
    /// The layout of a picture.
    BoardGeometry(Size board, const PictureLayout& picture);

    /// The board with its frame; it may extend beyond the view.
    [[nodiscard]] QRectF frame() const { return frame_; }

    /// What is seen of the board, its frame and its numbers, in whole pixels.
    [[nodiscard]] QRect place() const;

    [[nodiscard]] qreal frameWidth() const { return frameWidth_; }

    [[nodiscard]] Size board() const { return board_; }

    /// Side of a cell.
    [[nodiscard]] qreal cellSide() const { return side_; }

    /// Side of a cell when the whole board is seen.
    [[nodiscard]] qreal fittingSide() const { return fittingSide_; }

    /// Whether the cells are larger than when the whole board is seen.
    [[nodiscard]] bool isZoomed() const { return side_ > fittingSide_; }

    /// Where pieces can be seen.
    [[nodiscard]] QRectF view() const { return view_; }

    /// The part of the board that is seen, in cells.
    [[nodiscard]] QRectF viewInCells() const;

    /// The cells that an area of the view touches, and `more` on every side.
    [[nodiscard]] CellRange cellsIn(const QRectF& area, int more = 0) const;

    /// Whether every piece is drawn as one. If not, the board is drawn as a picture in which a cell is a few
    /// pixels, or less than one.
    [[nodiscard]] bool drawsPieces() const { return drawsPieces_; }

    [[nodiscard]] QRectF cellRect(Cell cell) const;

    /// The middle of a cell.
    [[nodiscard]] QPointF centre(Cell cell) const { return cellRect(cell).center(); }

    /// The radius of a disc, or half the side of a button.
    [[nodiscard]] qreal pieceRadius() const { return flip::pieceRadius(side_); }

    /// The cell that is seen at a point.
    [[nodiscard]] std::optional<Cell> cellAt(QPointF point) const;
    /// A point of the widget in cells from the board's upper left corner, also beside the board.
    [[nodiscard]] QPointF inCells(QPointF point) const;

    [[nodiscard]] bool showsCoordinates() const { return coordinates_; }

    /// Whether it is easy to see in which row and column a cell is: there are few, or all have numbers.
    [[nodiscard]] bool tellsPlaces() const;
    /// One in so many rows or columns, of this many, is numbered: the numbers of others would touch.
    [[nodiscard]] int labelStep(int cells) const;
    /// Where the number of a row is written, left of the frame or of the view.
    [[nodiscard]] QRectF rowLabel(int row) const;
    /// Where the number of a column is written, below the frame or the view.
    [[nodiscard]] QRectF columnLabel(int column) const;

  private:
    [[nodiscard]] qreal rowNumbersWidth() const;
    void fit(QSizeF widget, bool coordinates);
    void enlarge(QSizeF widget, bool coordinates, const BoardZoom& zoom);

    Size board_;
    QRectF frame_;
    QRectF view_;
    qreal side_ = 0;
    qreal fittingSide_ = 0;
    qreal frameWidth_ = 0;
    bool coordinates_ = false;
    bool drawsPieces_ = true;
};

/// The side of a cell that is shown if this one is wanted.
[[nodiscard]] qreal shownSide(qreal wanted);
/// The zoom that shows a board with cells of about this side, with the point `about` where it is, as far as
/// that goes.
[[nodiscard]] BoardZoom zoomedTo(const BoardGeometry& geometry, qreal side, QPointF about);
/// The same one step larger or smaller, as a command does.
[[nodiscard]] BoardZoom zoomedByStep(const BoardGeometry& geometry, bool larger, QPointF about);
/// The zoom that shows the board moved by so many pixels, as far as it goes on.
[[nodiscard]] BoardZoom movedBy(const BoardGeometry& geometry, QPointF way);
/// The zoom that moves the board as little as is needed to show a cell and, if there are any, its neighbours.
[[nodiscard]] BoardZoom revealing(const BoardGeometry& geometry, Cell cell);

/// The largest side that a cell can be zoomed to, if the whole board has room with cells of `fitting`.
[[nodiscard]] qreal largestSide(qreal fitting);

} // namespace flip::ui
