#include "ui/board/piece_art.h"

#include <QPainterPath>
#include <QtMath>

#include <cmath>
#include <functional>
#include <numbers>

namespace flip::ui {

namespace {

/// Half the thickness of a disc, as a share of its radius.
constexpr double halfThickness = 0.11;

QColor mixed(const QColor& from, const QColor& to, double share) {
    const auto part = [&](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue()),
            part(from.alpha(), to.alpha())};
}

enum CacheKey { WhiteFace, BlackFace, WhiteResting, BlackResting };

} // namespace

void PieceArt::prepare(const BoardTheme& theme, qreal radius, qreal scale, bool markBlack) {
    theme_ = theme;
    radius_ = radius;
    scale_ = scale;
    markBlack_ = markBlack;
    cache_.clear();
}

const QImage& PieceArt::cached(int key, qreal halfSide, const std::function<void(QPainter&)>& draw) {
    QImage& image = cache_[key];
    if (image.isNull()) {
        const int side = std::max(1, qCeil(2 * halfSide * scale_));
        image = QImage(side, side, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(scale_);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(side / scale_ / 2, side / scale_ / 2);
        draw(painter);
    }
    return image;
}

void PieceArt::drawResting(QPainter& painter, QPointF centre, Colour side) {
    const int key = side == Colour::Black ? BlackResting : WhiteResting;
    const QImage& piece = cached(key, reach(radius_), [&](QPainter& into) {
        drawShadow(into, 0);
        drawFace(into, side);
    });
    const qreal half = piece.width() / scale_ / 2;
    painter.drawImage(centre - QPointF(half, half), piece);
}

void PieceArt::drawTurning(QPainter& painter, QPointF centre, const motion::Turn& turn) {
    if (theme_.kind == PieceKind::Button) {
        drawSwitching(painter, centre, turn);
    } else {
        drawTurningDisc(painter, centre, turn);
    }
}

void PieceArt::drawSwitching(QPainter& painter, QPointF centre, const motion::Turn& turn) {
    // A button does not turn over: it is pushed in a little while its light goes on or off.
    const double pushed = 1 - 0.06 * std::sin(std::numbers::pi * turn.share);
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(centre);
    painter.scale(pushed, pushed);
    drawResting(painter, {0, 0}, turn.before);
    painter.setOpacity(turn.share);
    drawResting(painter, {0, 0}, opposite(turn.before));
    painter.restore();
}

void PieceArt::drawTurningDisc(QPainter& painter, QPointF centre, const motion::Turn& turn) {
    const double angle = std::numbers::pi * turn.share;
    const double lift = std::sin(angle);
    const double squeeze = std::abs(std::cos(angle));
    const Colour up = turn.share < 0.5 ? turn.before : opposite(turn.before);
    const double degrees = qRadiansToDegrees(std::atan2(turn.axis.y(), turn.axis.x()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.save();
    painter.translate(centre);
    painter.rotate(degrees);
    // A piece on edge throws a narrow shadow.
    painter.scale(1, 0.3 + 0.7 * squeeze);
    painter.rotate(-degrees);
    drawShadow(painter, lift);
    painter.restore();
    painter.save();
    painter.translate(centre);
    // A lifted piece is a little nearer to the eye.
    const double nearer = 1 + 0.05 * lift;
    painter.scale(nearer, nearer);
    painter.rotate(degrees);
    // Now the axis is the x axis: the visible face moves along y by half the thickness that shows.
    const qreal shift = radius_ * halfThickness * lift * (turn.share < 0.5 ? -1 : 1);
    drawEdge(painter, turn, squeeze, shift, up);
    painter.translate(0, shift);
    painter.scale(1, std::max(squeeze, 0.001));
    painter.rotate(-degrees);
    const int key = up == Colour::Black ? BlackFace : WhiteFace;
    const QImage& face = cached(key, radius_ + 1, [&](QPainter& into) { drawFace(into, up); });
    const qreal half = face.width() / scale_ / 2;
    painter.drawImage(QPointF(-half, -half), face);
    // A face that turns away from the light darkens, one that turns towards it brightens a little.
    const bool towardsLight = (turn.axis.x() - turn.axis.y() > 0) == (turn.share < 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(towardsLight ? QColor(255, 255, 255, static_cast<int>(38 * lift))
                                  : QColor(0, 0, 0, static_cast<int>(70 * lift)));
    painter.drawEllipse(QPointF(0, 0), radius_, radius_);
    painter.restore();
}

void PieceArt::drawEdge(QPainter& painter, const motion::Turn& turn, qreal squeeze, qreal shift,
                        Colour up) const {
    if (qFuzzyIsNull(shift)) return;
    // The rim is the hull of the two faces: two ellipses and the rectangle between them. Half of its height
    // belongs to either side of the piece.
    const qreal height = std::max(radius_ * squeeze, 0.01);
    const auto hull = [&](qreal from, qreal to) {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        path.addEllipse(QPointF(0, from), radius_, height);
        path.addEllipse(QPointF(0, to), radius_, height);
        path.addRect(QRectF(-radius_, std::min(from, to), 2 * radius_, std::abs(to - from)));
        return path;
    };
    const auto shaded = [&](Colour side) {
        const QColor base = side == Colour::Black ? theme_.black : theme_.white;
        const QColor dark = side == Colour::Black ? theme_.blackEdge : theme_.whiteEdge;
        QLinearGradient light(-radius_, 0, radius_, 0);
        // Lit from the upper left of the screen, wherever the axis points.
        const bool leftIsLit = turn.axis.x() + turn.axis.y() * 0.5 > 0;
        light.setColorAt(leftIsLit ? 0.0 : 1.0, mixed(base, dark, 0.35));
        light.setColorAt(leftIsLit ? 0.22 : 0.78, base);
        light.setColorAt(leftIsLit ? 1.0 : 0.0, dark);
        return light;
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(shaded(opposite(up)));
    painter.drawPath(hull(-shift, 0));
    painter.setBrush(shaded(up));
    painter.drawPath(hull(0, shift));
}

void PieceArt::drawShadow(QPainter& painter, double lift) const {
    if (theme_.shadow.alpha() == 0) return;
    const qreal spread = radius_ * (1.10 + 0.10 * lift);
    const QPointF at(radius_ * 0.02, radius_ * (0.07 + 0.06 * lift));
    QRadialGradient gradient(at, spread);
    QColor core = theme_.shadow;
    core.setAlphaF(core.alphaF() * static_cast<float>(1 - 0.35 * lift));
    QColor none = core;
    none.setAlpha(0);
    gradient.setColorAt(0, core);
    gradient.setColorAt(0.80, core);
    gradient.setColorAt(1, none);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    if (theme_.kind == PieceKind::Button) {
        painter.drawRoundedRect(QRectF(at.x() - radius_, at.y() - radius_ * 0.95, 2 * radius_, 2 * radius_),
                                radius_ * 0.26, radius_ * 0.26);
    } else {
        painter.drawEllipse(at, spread, spread);
    }
}

void PieceArt::drawFace(QPainter& painter, Colour side) const {
    if (theme_.kind == PieceKind::Button) {
        drawButtonFace(painter, side);
    } else {
        drawDiscFace(painter, side);
    }
}

void PieceArt::drawDiscFace(QPainter& painter, Colour side) const {
    const bool black = side == Colour::Black;
    const qreal r = radius_;
    const QColor base = black ? theme_.black : theme_.white;
    const QColor light = black ? theme_.blackLight : theme_.whiteLight;
    const QColor edge = black ? theme_.blackEdge : theme_.whiteEdge;
    // The light comes from the upper left.
    QRadialGradient body(QPointF(-0.32 * r, -0.38 * r), 1.45 * r);
    body.setColorAt(0, light);
    body.setColorAt(0.55, base);
    body.setColorAt(1, mixed(base, edge, 0.55));
    const qreal rim = std::max(r * 0.025, 0.8);
    painter.setBrush(theme_.kind == PieceKind::Flat ? QBrush(base) : QBrush(body));
    painter.setPen(QPen(edge, rim));
    painter.drawEllipse(QPointF(0, 0), r - rim / 2, r - rim / 2);
    if (theme_.kind == PieceKind::Disc && r > 9) {
        // A shallow groove: a dark line and, just inside it, the light that it catches.
        painter.setBrush(Qt::NoBrush);
        QColor groove = mixed(base, edge, black ? 0.9 : 0.75);
        groove.setAlpha(black ? 210 : 150);
        painter.setPen(QPen(groove, std::max(r * 0.016, 0.6)));
        painter.drawEllipse(QPointF(0, 0), r * 0.80, r * 0.80);
        painter.setPen(QPen(QColor(255, 255, 255, black ? 26 : 150), std::max(r * 0.014, 0.5)));
        painter.drawEllipse(QPointF(0.010 * r, 0.012 * r), r * 0.785, r * 0.785);
        // The rim catches light on its upper left.
        QLinearGradient shine(QPointF(-r, -r), QPointF(0.2 * r, 0.2 * r));
        shine.setColorAt(0, QColor(255, 255, 255, black ? 70 : 220));
        shine.setColorAt(1, QColor(255, 255, 255, 0));
        painter.setPen(QPen(QBrush(shine), std::max(r * 0.03, 0.7)));
        painter.drawEllipse(QPointF(0, 0), r * 0.955, r * 0.955);
    }
    if (black && markBlack_) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.blackMark);
        painter.drawEllipse(QPointF(0, 0), std::max(r * 0.085, 1.0), std::max(r * 0.085, 1.0));
    }
}

void PieceArt::drawButtonFace(QPainter& painter, Colour side) const {
    const bool lit = side == Colour::Black;
    const qreal r = radius_;
    const qreal corner = r * 0.24;
    const QColor base = lit ? theme_.black : theme_.white;
    const QColor light = lit ? theme_.blackLight : theme_.whiteLight;
    const QColor edge = lit ? theme_.blackEdge : theme_.whiteEdge;
    if (lit) {
        // The glow that a lit button throws on its surroundings.
        QRadialGradient glow(QPointF(0, 0), r * 1.22);
        QColor warm = theme_.black;
        warm.setAlpha(110);
        QColor none = warm;
        none.setAlpha(0);
        glow.setColorAt(0.7, warm);
        glow.setColorAt(1, none);
        painter.setPen(Qt::NoPen);
        painter.setBrush(glow);
        painter.drawEllipse(QPointF(0, 0), r * 1.22, r * 1.22);
    }
    QBrush body;
    if (lit) {
        QRadialGradient lamp(QPointF(0, -0.1 * r), 1.25 * r);
        lamp.setColorAt(0, light);
        lamp.setColorAt(1, base);
        body = lamp;
    } else {
        QLinearGradient slope(0, -r, 0, r);
        slope.setColorAt(0, light);
        slope.setColorAt(1, base);
        body = slope;
    }
    const qreal rim = std::max(r * 0.035, 0.8);
    painter.setBrush(body);
    painter.setPen(QPen(edge, rim));
    painter.drawRoundedRect(QRectF(-r + rim / 2, -r + rim / 2, 2 * r - rim, 2 * r - rim), corner, corner);
    if (lit && markBlack_) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.blackMark, std::max(r * 0.07, 1.0), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0, -0.22 * r), QPointF(0, 0.22 * r));
    }
}

} // namespace flip::ui
