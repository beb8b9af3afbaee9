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
/// Smaller pieces cannot be told from dots, and more of them take too long to draw.
constexpr qreal smallestPiece = 6;
constexpr std::int64_t mostPieces = 16'384;
/// So few pieces are drawn even if they are smaller.
constexpr std::int64_t fewPieces = 4096;
/// The room for another digit of a number, after the second.
constexpr qreal digitRoom = 7;

/// The room for the numbers of this many rows, at the edge of a zoomed board.
qreal rowLabelRoom(int rows) {
    qreal room = labelRoom;
    for (int rest = rows / 100; rest > 0; rest /= 10) room += digitRoom;
    return room;
}

/// Where something of this length begins in a room: in its middle or, if it is longer, so that its point
/// `middle` is there, unless it would then not fill the room.
qreal placed(qreal length, qreal room, qreal middle) {
    if (length <= room) return std::floor((room - length) / 2);
    return std::round(std::clamp(room / 2 - middle, room - length, 0.0));
}

} // namespace

BoardGeometry::BoardGeometry(QSizeF widget, Size board, bool coordinates, const BoardZoom& zoom)
    : board_(board), view_(QPointF(0, 0), widget) {
    if (board.cells() == 0) return;
    const bool wantsLabels = coordinates && std::min(widget.width(), widget.height()) >= smallestRoomy;
    fit(widget, wantsLabels);
    if (zoom.side > side_) enlarge(widget, wantsLabels, zoom);
    drawsPieces_ =
        board.cells() <= fewPieces || (side_ >= smallestPiece && cellsIn(view_).cells() <= mostPieces);
}

void BoardGeometry::fit(QSizeF widget, bool coordinates) {
    const auto fitBeside = [&](qreal room) {
        const qreal width = std::max(widget.width() - 2 * room, 1.0);
        const qreal height = std::max(widget.height() - 2 * room, 1.0);
        // The frame takes about a sixth of a cell on either side, but no more than 14 pixels.
        const qreal side = std::min(width / (board_.columns + 0.3), height / (board_.rows + 0.3));
        frameWidth_ = flip::frameWidth(side);
        side_ =
            std::min((width - 2 * frameWidth_) / board_.columns, (height - 2 * frameWidth_) / board_.rows);
        // Whole pixels keep all wells sharp; very small cells are not rounded, or they would vanish.
        if (side_ >= 8) side_ = std::floor(side_);
        // A widget that has room for the frame only still has a board.
        side_ = std::max(side_, board_.cells() <= fewPieces ? 1.0 : 0.01);
    };
    coordinates_ = coordinates;
    fitBeside(coordinates ? labelRoom : margin);
    if (coordinates_ && side_ < smallestLabelled) {
        coordinates_ = false;
        fitBeside(margin);
    }
    fittingSide_ = side_;
    const QSizeF outer(side_ * board_.columns + 2 * frameWidth_, side_ * board_.rows + 2 * frameWidth_);
    frame_ = QRectF(QPointF(std::floor((widget.width() - outer.width()) / 2),
                            std::floor((widget.height() - outer.height()) / 2)),
                    outer);
}

void BoardGeometry::enlarge(QSizeF widget, bool coordinates, const BoardZoom& zoom) {
    side_ = std::min(zoom.side, largestSide(fittingSide_));
    frameWidth_ = flip::frameWidth(side_);
    coordinates_ = coordinates;
    const qreal left = coordinates ? rowLabelRoom(board_.rows) : 0;
    view_ = QRectF(left, 0, widget.width() - left, widget.height() - (coordinates ? labelRoom : 0));
    const auto begin = [&](int cells, qreal room, qreal middle) {
        const qreal before = margin + frameWidth_;
        return placed(cells * side_ + 2 * before, room, before + middle * side_) + margin;
    };
    frame_ = QRectF(view_.left() + begin(board_.columns, view_.width(), zoom.middle.x()),
                    view_.top() + begin(board_.rows, view_.height(), zoom.middle.y()),
                    side_ * board_.columns + 2 * frameWidth_, side_ * board_.rows + 2 * frameWidth_);
}

BoardGeometry BoardGeometry::bare(QSizeF widget, Size board) {
    BoardGeometry geometry;
    geometry.board_ = board;
    geometry.view_ = QRectF(QPointF(0, 0), widget);
    geometry.side_ = std::min(widget.width() / board.columns, widget.height() / board.rows);
    geometry.fittingSide_ = geometry.side_;
    const QSizeF size(geometry.side_ * board.columns, geometry.side_ * board.rows);
    geometry.frame_ = QRectF(QPointF(0, 0), size);
    geometry.frame_.moveCenter(geometry.view_.center());
    geometry.drawsPieces_ = false;
    return geometry;
}

BoardGeometry::BoardGeometry(Size board, const PictureLayout& picture)
    : board_(board), view_(0, 0, picture.width, picture.height), side_(picture.side),
      fittingSide_(picture.side), frameWidth_(picture.frame), coordinates_(picture.coordinates) {
    drawsPieces_ = board.cells() <= fewPieces || side_ >= smallestPiece;
    frame_ = QRectF(picture.left, picture.top, side_ * board.columns + 2 * frameWidth_,
                    side_ * board.rows + 2 * frameWidth_);
}

QRectF BoardGeometry::cellRect(Cell cell) const {
    return {frame_.left() + frameWidth_ + cell.column * side_, frame_.top() + frameWidth_ + cell.row * side_,
            side_, side_};
}

QPointF BoardGeometry::inCells(QPointF point) const {
    return (point - frame_.topLeft() - QPointF(frameWidth_, frameWidth_)) / side_;
}

QRectF BoardGeometry::viewInCells() const {
    return QRectF(inCells(view_.topLeft()), view_.size() / side_)
        .intersected(QRectF(0, 0, board_.columns, board_.rows));
}

CellRange BoardGeometry::cellsIn(const QRectF& area, int more) const {
    if (side_ <= 0) return {};
    const QPointF first = inCells(area.topLeft());
    const QPointF last = inCells(area.bottomRight());
    const auto within = [](qreal at, int most) {
        return static_cast<int>(std::clamp<qreal>(std::floor(at), 0, most));
    };
    return {within(first.y() - more, board_.rows), within(last.y() + more + 1, board_.rows),
            within(first.x() - more, board_.columns), within(last.x() + more + 1, board_.columns)};
}

std::optional<Cell> BoardGeometry::cellAt(QPointF point) const {
    if (side_ <= 0 || (isZoomed() && !view_.contains(point))) return std::nullopt;
    const QPointF at = inCells(point);
    const Cell cell{static_cast<int>(std::floor(at.y())), static_cast<int>(std::floor(at.x()))};
    if (!contains(board_, cell)) return std::nullopt;
    return cell;
}

bool BoardGeometry::tellsPlaces() const { return !isZoomed() && side_ >= smallestLabelled; }

int BoardGeometry::labelStep(int cells) const {
    const qreal needed = cells < 100 ? smallestLabelled : smallestLabelled + 2 * digitRoom;
    for (const int step : {1, 2, 5, 10, 20, 50}) {
        if (side_ * step >= needed) return step;
    }
    return 100;
}

qreal BoardGeometry::rowNumbersWidth() const { return isZoomed() ? rowLabelRoom(board_.rows) : labelRoom; }

QRect BoardGeometry::place() const {
    const QRectF board = frame_ & view_;
    const QRectF all = coordinates_ ? board.adjusted(-rowNumbersWidth(), 0, 0, labelRoom) : board;
    return all.toAlignedRect();
}

QRectF BoardGeometry::rowLabel(int row) const {
    const QRectF cell = cellRect({row, 0});
    const qreal right = isZoomed() ? std::max(frame_.left(), view_.left()) : frame_.left();
    const qreal room = rowNumbersWidth();
    const qreal more = isZoomed() ? smallestLabelled : 0;
    return {right - room, cell.top() - more, room - 4, cell.height() + 2 * more};
}

QRectF BoardGeometry::columnLabel(int column) const {
    const QRectF cell = cellRect({0, column});
    const qreal below = isZoomed() ? std::min(frame_.bottom(), view_.bottom()) : frame_.bottom();
    const qreal more = isZoomed() ? smallestLabelled : 0;
    return {cell.left() - more, below + 4, cell.width() + 2 * more, labelRoom - 4};
}

qreal largestSide(qreal fitting) {
    constexpr qreal large = 64;
    return std::max(large, 2 * fitting);
}

// As in fitting, whole pixels keep the cells sharp.
qreal shownSide(qreal wanted) { return wanted >= 2 ? std::round(wanted) : wanted; }

BoardZoom zoomedTo(const BoardGeometry& geometry, qreal side, QPointF about) {
    side = shownSide(side);
    if (side <= geometry.fittingSide()) return {};
    side = std::min(side, largestSide(geometry.fittingSide()));
    return {side, geometry.inCells(about) - (about - geometry.view().center()) / side};
}

BoardZoom zoomedByStep(const BoardGeometry& geometry, bool larger, QPointF about) {
    constexpr qreal step = 1.5;
    const qreal side = geometry.cellSide();
    // Of small whole numbers, half as much again may be rounded to the same.
    return zoomedTo(geometry, larger ? std::max(side * step, side + (side >= 2 ? 1 : 0)) : side / step,
                    about);
}

BoardZoom movedBy(const BoardGeometry& geometry, QPointF way) {
    if (!geometry.isZoomed()) return {};
    const QPointF seen = geometry.inCells(geometry.view().center());
    return {geometry.cellSide(), seen - way / geometry.cellSide()};
}

BoardZoom revealing(const BoardGeometry& geometry, Cell cell) {
    if (!geometry.isZoomed()) return {};
    const qreal side = geometry.cellSide();
    const QRectF shown = geometry.cellRect(cell).adjusted(-side, -side, side, side);
    const QRectF view = geometry.view();
    const auto way = [](qreal from, qreal to, qreal first, qreal last) {
        if (from < first) return first - from;
        return to > last ? last - to : 0.0;
    };
    return movedBy(geometry, {way(shown.left(), shown.right(), view.left(), view.right()),
                              way(shown.top(), shown.bottom(), view.top(), view.bottom())});
}

} // namespace flip::ui
