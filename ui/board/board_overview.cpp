#include "ui/board/board_overview.h"

#include "ui/board/board_widget.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <tuple>

namespace flip::ui {

namespace {

constexpr qreal longest = 130;
/// Of the shorter side of the view, it takes no more than this.
constexpr qreal mostShare = 0.25;
/// A board of one row can still be hit.
constexpr qreal thinnest = 6;
constexpr int beside = 12;
/// Of what is not seen, so that the part that is seen stands out on any board.
constexpr int dimmed = 120;

/// An area without a part of it.
QPainterPath around(const QRectF& area, const QRectF& part) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addRect(area);
    path.addRect(part);
    return path;
}

} // namespace

BoardOverview::BoardOverview(BoardWidget& board) : QWidget(&board), board_(board) {
    setObjectName(QStringLiteral("overview"));
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("The whole board. Click or drag to see another part."));
    hide();
}

void BoardOverview::follow() {
    const BoardGeometry& shown = board_.geometry();
    setVisible(shown.isZoomed());
    if (isHidden()) return;
    place();
    update();
}

void BoardOverview::place() {
    const BoardGeometry& shown = board_.geometry();
    const QRectF view = shown.view();
    const Size cells = shown.board();
    const qreal most = std::min(longest, mostShare * std::min(view.width(), view.height()));
    const qreal side = most / std::max(cells.rows, cells.columns);
    const QSizeF size(std::max(side * cells.columns, thinnest), std::max(side * cells.rows, thinnest));
    geometry_ = BoardGeometry::bare(size, cells);
    resize(size.toSize());
    const QRectF seen = shown.viewInCells();
    const bool isLeft = seen.left() <= 0;
    const bool isRight = seen.right() >= cells.columns;
    const bool isBottom = seen.bottom() >= cells.rows;
    const QRect room = view.toRect().adjusted(beside, beside, -beside, -beside);
    const bool goesLeft = isRight && isBottom && !(isLeft && isBottom);
    const bool goesUp = isRight && isBottom && !goesLeft;
    move(goesLeft ? room.left() : room.right() - width(), goesUp ? room.top() : room.bottom() - height());
}

void BoardOverview::updateCells(const std::vector<Cell>& cells) {
    if (isHidden()) return;
    for (const Cell cell : cells) update(geometry_.cellRect(cell).toAlignedRect().adjusted(-1, -1, 1, 1));
}

QRectF BoardOverview::seen() const {
    const QRectF cells = board_.geometry().viewInCells();
    const QPointF first = geometry_.cellRect({0, 0}).topLeft();
    const qreal side = geometry_.cellSide();
    QRectF seen(first + cells.topLeft() * side, cells.size() * side);
    constexpr qreal least = 8;
    const qreal wider = std::max((least - seen.width()) / 2, 0.0);
    const qreal higher = std::max((least - seen.height()) / 2, 0.0);
    return seen.adjusted(-wider, -higher, wider, higher);
}

void BoardOverview::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    board_.paintWhole(painter, geometry_, event->rect());
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlpha(dimmed);
    painter.fillPath(around(rect(), seen()), veil);
    painter.setBrush(Qt::NoBrush);
    const QRectF border = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawRect(border);
    // Around the part, not on it: it may be a few pixels wide.
    for (const auto& [role, width, distance] :
         {std::tuple{QPalette::HighlightedText, 5.0, 1.5}, std::tuple{QPalette::Highlight, 3.0, 1.5}}) {
        painter.setPen(QPen(palette().color(role), width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(seen().adjusted(-distance, -distance, distance, distance));
    }
}

void BoardOverview::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) show(event->position());
}

void BoardOverview::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton)) show(event->position());
}

void BoardOverview::wheelEvent(QWheelEvent* event) { event->accept(); }

void BoardOverview::show(QPointF point) {
    board_.setZoom({board_.geometry().cellSide(), geometry_.inCells(point)});
}

} // namespace flip::ui
