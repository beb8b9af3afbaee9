#include "ui/board/board_geometry.h"

#include <QtMath>

#include <algorithm>

namespace flip::ui {

namespace {

/// Room for the board's shadow.
constexpr qreal margin = 10;
/// With smaller cells there are no coordinates: the numbers would touch.
constexpr qreal smallestLabelled = 20;
/// In a smaller widget the pieces need the room of the numbers.
constexpr qreal smallestRoomy = 320;

} // namespace

BoardGeometry::BoardGeometry(QSizeF widget, Size board, bool coordinates) : board_(board) {
    if (board.cells() == 0) return;
    const auto fit = [&](bool labels) {
        const qreal room = labels ? 2 * labelRoom : 2 * margin;
        const qreal width = std::max(widget.width() - room, 1.0);
        const qreal height = std::max(widget.height() - room, 1.0);
        // The frame takes about a sixth of a cell on either side, but no more than 14 pixels.
        const qreal side = std::min(width / (board.columns + 0.3), height / (board.rows + 0.3));
        frameWidth_ = flip::frameWidth(side);
        side_ = std::min((width - 2 * frameWidth_) / board.columns, (height - 2 * frameWidth_) / board.rows);
        // Whole pixels keep all wells sharp; very small cells are not rounded, or they would vanish.
        if (side_ >= 8) side_ = std::floor(side_);
        side_ = std::max(side_, 1.0);
    };
    coordinates_ = coordinates && std::min(widget.width(), widget.height()) >= smallestRoomy;
    fit(coordinates_);
    if (coordinates_ && side_ < smallestLabelled) {
        coordinates_ = false;
        fit(false);
    }
    const QSizeF outer(side_ * board.columns + 2 * frameWidth_, side_ * board.rows + 2 * frameWidth_);
    frame_ = QRectF(QPointF(std::floor((widget.width() - outer.width()) / 2),
                            std::floor((widget.height() - outer.height()) / 2)),
                    outer);
}

BoardGeometry::BoardGeometry(Size board, const PictureLayout& picture)
    : board_(board), side_(picture.side), frameWidth_(picture.frame), coordinates_(picture.coordinates) {
    frame_ = QRectF(picture.left, picture.top, side_ * board.columns + 2 * frameWidth_,
                    side_ * board.rows + 2 * frameWidth_);
}

QRectF BoardGeometry::cellRect(Cell cell) const {
    return {frame_.left() + frameWidth_ + cell.column * side_, frame_.top() + frameWidth_ + cell.row * side_,
            side_, side_};
}

std::optional<Cell> BoardGeometry::cellAt(QPointF point) const {
    if (side_ <= 0) return std::nullopt;
    const QPointF inside = point - frame_.topLeft() - QPointF(frameWidth_, frameWidth_);
    const Cell cell{static_cast<int>(std::floor(inside.y() / side_)),
                    static_cast<int>(std::floor(inside.x() / side_))};
    if (!contains(board_, cell)) return std::nullopt;
    return cell;
}

QRectF BoardGeometry::rowLabel(int row) const {
    const QRectF cell = cellRect({row, 0});
    return {frame_.left() - labelRoom, cell.top(), labelRoom - 4, cell.height()};
}

QRectF BoardGeometry::columnLabel(int column) const {
    const QRectF cell = cellRect({0, column});
    return {cell.left(), frame_.bottom() + 4, cell.width(), labelRoom - 4};
}

} // namespace flip::ui
