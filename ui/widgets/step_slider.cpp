#include "ui/widgets/step_slider.h"

#include "ui/look/palettes.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

constexpr qreal endRoom = 10;
constexpr qreal handleRadius = 7.5;
/// Dots closer together than this would look like a line.
constexpr qreal smallestGap = 10;

} // namespace

StepSlider::StepSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setPageStep(1);
    setFocusPolicy(Qt::StrongFocus);
}

qreal StepSlider::positionOf(int value) const {
    const int span = std::max(maximum() - minimum(), 1);
    return endRoom + (width() - 2 * endRoom) * (value - minimum()) / span;
}

int StepSlider::valueAt(qreal x) const {
    const qreal share = (x - endRoom) / std::max(width() - 2 * endRoom, 1.0);
    return std::clamp(minimum() + static_cast<int>(std::lround(share * (maximum() - minimum()))), minimum(),
                      maximum());
}

void StepSlider::setRoughFrom(int value) {
    if (value == roughFrom_) return;
    roughFrom_ = value;
    update();
}

void StepSlider::paintLine(QPainter& painter, qreal from, qreal to, const QColor& colour) const {
    const qreal y = height() / 2.0;
    const qreal rough = roughFrom_ < maximum() ? std::clamp(positionOf(roughFrom_), from, to) : to;
    painter.setPen(QPen(colour, 3, Qt::SolidLine, Qt::RoundCap));
    if (rough > from) painter.drawLine(QPointF(from, y), QPointF(rough, y));
    if (rough >= to) return;
    QPen dashed(colour, 3, Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({1.2, 1.2});
    // The dashes do not move while the handle passes over them.
    dashed.setDashOffset((rough - positionOf(roughFrom_)) / 3);
    painter.setPen(dashed);
    painter.drawLine(QPointF(rough, y), QPointF(to, y));
}

void StepSlider::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal y = height() / 2.0;
    const qreal at = positionOf(sliderPosition());
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor rest = quietText(palette());
    QColor line = rest;
    line.setAlphaF(0.45F);
    paintLine(painter, endRoom, width() - endRoom, line);
    paintLine(painter, endRoom, at, accent);
    painter.setPen(Qt::NoPen);
    const bool dotted = (width() - 2 * endRoom) / std::max(maximum() - minimum(), 1) >= smallestGap;
    for (int value = minimum(); dotted && value <= maximum(); ++value) {
        painter.setBrush(value <= sliderPosition() ? accent : rest);
        painter.drawEllipse(QPointF(positionOf(value), y), 3, 3);
    }
    if (hasFocus()) {
        QColor halo = accent;
        halo.setAlphaF(0.3F);
        painter.setBrush(halo);
        painter.setPen(QPen(focusColour(palette()), 1.5));
        painter.drawEllipse(QPointF(at, y), handleRadius + 3, handleRadius + 3);
    }
    painter.setBrush(palette().color(QPalette::Base));
    painter.setPen(QPen(accent, 2.5));
    painter.drawEllipse(QPointF(at, y), handleRadius, handleRadius);
}

void StepSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    setSliderDown(true);
    setSliderPosition(valueAt(event->position().x()));
}

void StepSlider::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown()) setSliderPosition(valueAt(event->position().x()));
}

void StepSlider::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

} // namespace flip::ui
