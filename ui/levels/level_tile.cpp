#include "ui/levels/level_tile.h"

#include "ui/look/palettes.h"

#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace flip::ui {

namespace {

/// The sign takes this share of the height, at the lower end of the tile.
constexpr qreal signShare = 0.42;

QPolygonF star(QPointF centre, qreal radius) {
    constexpr int points = 5;
    constexpr qreal inner = 0.42;
    QPolygonF polygon;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = std::numbers::pi * (i / static_cast<qreal>(points) - 0.5);
        const qreal reach = i % 2 == 0 ? radius : radius * inner;
        polygon << centre + QPointF(std::cos(angle), std::sin(angle)) * reach;
    }
    return polygon;
}

QPolygonF tick(QPointF centre, qreal radius) {
    return QPolygonF({centre + QPointF(-0.8, 0) * radius, centre + QPointF(-0.2, 0.6) * radius,
                      centre + QPointF(0.9, -0.7) * radius});
}

void paintGround(QPainter& painter, const QRectF& rect, LevelProgress::State state, const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    const qreal corner = rect.height() / 6;
    const bool isOpen = state == LevelProgress::State::Open;
    painter.setPen(QPen(isOpen ? outlineColour(palette) : accent, 1));
    painter.setBrush(isOpen                                  ? palette.color(QPalette::Base)
                     : state == LevelProgress::State::Solved ? currentGround(palette)
                                                             : accent);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

} // namespace

void paintLevelTile(QPainter& painter, const QRectF& rect, const QString& text, LevelProgress::State state,
                    const QPalette& palette) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, rect, state, palette);
    const bool isFull = state == LevelProgress::State::SolvedAtMinimum;
    const QColor ink = palette.color(isFull ? QPalette::HighlightedText : QPalette::WindowText);
    const qreal sign = state == LevelProgress::State::Open || text.isEmpty() ? 0 : rect.height() * signShare;
    painter.setPen(ink);
    painter.drawText(rect.adjusted(0, 0, 0, -sign), Qt::AlignCenter, text);
    const qreal radius = rect.height() * 0.15;
    const QPointF centre(rect.center().x(),
                         text.isEmpty() ? rect.center().y() : rect.bottom() - rect.height() * 0.26);
    if (isFull) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawPolygon(star(centre, radius * 1.15));
    } else if (state == LevelProgress::State::Solved) {
        painter.setPen(
            QPen(ink, std::max(rect.height() / 24, 1.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(tick(centre, radius));
    }
    painter.restore();
}

} // namespace flip::ui
