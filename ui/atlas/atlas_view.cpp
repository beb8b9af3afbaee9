#include "ui/atlas/atlas_view.h"

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// The largest scale, unless all boards have more room than that.
constexpr double largestScale = 64;
/// The view moves by whole pixels; a computed coordinate may lie this little beside them.
constexpr double rounding = 1e-6;

} // namespace

AtlasView::AtlasView(QSize boards, QRectF room, double ratio) : boards_(boards), room_(room), ratio_(ratio) {
    setScale(fittingScale());
}

double AtlasView::fittingScale() const {
    const double fits = std::min(room_.width() / boards_.width(), room_.height() / boards_.height());
    const double pixels = std::floor(fits * ratio_ + rounding);
    return pixels >= 1 ? pixels / ratio_ : std::max(fits, 1e-3);
}

void AtlasView::setRoom(QRectF room, double ratio) {
    const bool all = scale_ == fittingScale();
    room_ = room;
    ratio_ = ratio;
    const double pixels = scale_ * ratio_;
    const double crisp = pixels >= 1 ? std::round(pixels) / ratio_ : scale_;
    setScale(all ? fittingScale() : std::max(crisp, fittingScale()));
}

void AtlasView::setScale(double scale) {
    scale_ = scale;
    const QSizeF size = QSizeF(boards_) * scale_;
    const QSizeF seen(std::min(size.width(), room_.width()), std::min(size.height(), room_.height()));
    const auto before = [this](double length) { return std::floor(length * ratio_ + rounding) / ratio_; };
    const auto beyond = [this](double length) { return std::ceil(length * ratio_ - rounding) / ratio_; };
    plot_ = {before(room_.left() + (room_.width() - seen.width()) / 2),
             before(room_.top() + (room_.height() - seen.height()) / 2), beyond(seen.width()),
             beyond(seen.height())};
    keepInside();
}

void AtlasView::keepInside() {
    const QSizeF seen = plot_.size() / scale_;
    const auto pixel = [this](double place) {
        return std::round(place * scale_ * ratio_) / (scale_ * ratio_);
    };
    origin_.setX(pixel(std::clamp(origin_.x(), 0.0, std::max(boards_.width() - seen.width(), 0.0))));
    origin_.setY(pixel(std::clamp(origin_.y(), 0.0, std::max(boards_.height() - seen.height(), 0.0))));
}

void AtlasView::zoom(bool in, QPointF about) {
    const double pixels = scale_ * ratio_;
    double wanted = in ? pixels * 2 : pixels / 2;
    // From less than a pixel to more, and back, by way of exactly one.
    if ((pixels < 1 && wanted > 1) || (pixels > 1 && wanted < 1)) wanted = 1;
    if (wanted > 1) wanted = std::floor(wanted + rounding);
    const double least = fittingScale();
    const QPointF fixed = origin_ + (about - plot_.topLeft()) / scale_;
    setScale(std::clamp(wanted / ratio_, least, std::max(largestScale, least)));
    origin_ = fixed - (about - plot_.topLeft()) / scale_;
    keepInside();
}

void AtlasView::moveBy(QPointF way) {
    origin_ -= way / scale_;
    keepInside();
}

void AtlasView::reveal(QPoint place) {
    const QSizeF seen = plot_.size() / scale_;
    const auto moved = [](double from, int at, double length) {
        return std::clamp(from, std::min(at + 1 - length, static_cast<double>(at)), static_cast<double>(at));
    };
    origin_ = {moved(origin_.x(), place.x(), seen.width()), moved(origin_.y(), place.y(), seen.height())};
    keepInside();
}

QRect AtlasView::visible() const {
    const QPointF end = origin_ + QPointF(plot_.width(), plot_.height()) / scale_;
    const QPoint first(static_cast<int>(origin_.x() + rounding), static_cast<int>(origin_.y() + rounding));
    const QPoint beyond(static_cast<int>(std::ceil(end.x() - rounding)),
                        static_cast<int>(std::ceil(end.y() - rounding)));
    return QRect(first, beyond - QPoint(1, 1)).intersected(QRect(QPoint(0, 0), boards_));
}

QRectF AtlasView::rectOf(QPoint place) const { return rectOf(QRect(place, QSize(1, 1))); }

QRectF AtlasView::rectOf(const QRect& places) const {
    return {plot_.topLeft() + (QPointF(places.topLeft()) - origin_) * scale_, QSizeF(places.size()) * scale_};
}

std::optional<QPoint> AtlasView::placeAt(QPointF point) const {
    if (!plot_.contains(point)) return std::nullopt;
    const QPointF at = origin_ + (point - plot_.topLeft()) / scale_;
    const QPoint place(static_cast<int>(std::floor(at.x() + rounding)),
                       static_cast<int>(std::floor(at.y() + rounding)));
    if (!QRect(QPoint(0, 0), boards_).contains(place)) return std::nullopt;
    return place;
}

} // namespace flip::ui
