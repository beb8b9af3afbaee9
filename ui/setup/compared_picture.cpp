#include "ui/setup/compared_picture.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace flip::ui {

namespace {

/// Seen on any colour.
void frame(QPainter& painter, const QRectF& cell, const QColor& colour, Qt::PenStyle style) {
    const qreal width = std::clamp(cell.width() * 0.05, 1.5, 3.0);
    const qreal inset = width * 1.5;
    const QRectF rect = cell.adjusted(inset, inset, -inset, -inset);
    painter.setPen(QPen(Qt::white, 2 * width));
    painter.drawRoundedRect(rect, inset, inset);
    painter.setPen(QPen(colour, width, style, Qt::FlatCap));
    painter.drawRoundedRect(rect, inset, inset);
}

} // namespace

ComparedPicture::ComparedPicture(const BoardWidget& board, QWidget* parent) : QWidget(parent), board_(board) {
    setObjectName(QStringLiteral("comparedPicture"));
    setAccessibleName(tr("Picture from which the board was read"));
    setToolTip(accessibleName());
    connect(&board, &BoardWidget::pointed, this, qOverload<>(&QWidget::update));
    connect(&board, &BoardWidget::zoomed, this, qOverload<>(&QWidget::update));
}

void ComparedPicture::setPicture(const std::optional<BoardInPicture>& picture) {
    picture_ = picture;
    update();
}

BoardGeometry ComparedPicture::geometry() const {
    const BoardGeometry& board = board_.geometry();
    if (board_.size() == size() && board.board() == picture_->size && !board.isZoomed()) return board;
    return {QSizeF(size()), picture_->size, true};
}

void ComparedPicture::paintEvent(QPaintEvent* /*event*/) {
    if (!picture_) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const BoardGeometry layout = geometry();
    const Size size = picture_->size;
    const QRectF cells = layout.cellRect({0, 0}) | layout.cellRect({size.rows - 1, size.columns - 1});
    // The image, moved and scaled so that its cells come to lie here.
    const QRectF& from = picture_->cells;
    const QSizeF scale(cells.width() / from.width(), cells.height() / from.height());
    const QRectF whole(cells.left() - from.left() * scale.width(), cells.top() - from.top() * scale.height(),
                       picture_->image.width() * scale.width(), picture_->image.height() * scale.height());
    const QRectF seen = whole & QRectF(rect()).adjusted(1, 1, -1, -1);
    QPainterPath edge;
    edge.addRoundedRect(seen, 6, 6);
    painter.save();
    painter.setClipPath(edge);
    painter.drawImage(whole, picture_->image);
    painter.restore();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawPath(edge);
    const QColor colour = palette().color(QPalette::Highlight);
    for (const Cell cell : picture_->uncertain) frame(painter, layout.cellRect(cell), colour, Qt::DashLine);
    const auto pointed = board_.pointedCell();
    if (pointed && size == board_.board().size())
        frame(painter, layout.cellRect(*pointed), colour, Qt::SolidLine);
}

void ComparedPicture::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())) emit clicked();
}

} // namespace flip::ui
