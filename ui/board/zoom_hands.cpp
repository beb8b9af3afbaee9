#include "ui/board/zoom_hands.h"

#include "ui/board/board_widget.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// How much larger the board becomes with a notch of the wheel.
constexpr qreal notchFactor = 1.25;
/// The angle of a notch, in eighths of a degree.
constexpr qreal notch = 120;
/// How far a notch moves the board, in pixels, if the wheel does not say so.
constexpr qreal notchWay = 60;

QPointF wayOf(const QWheelEvent& event) {
    if (!event.pixelDelta().isNull()) return event.pixelDelta();
    QPointF way = QPointF(event.angleDelta()) / notch * notchWay;
    // A wheel that turns one way only moves the board the other way with Shift.
    if (event.modifiers().testFlag(Qt::ShiftModifier) && qFuzzyIsNull(way.x())) way = way.transposed();
    return way;
}

} // namespace

ZoomHands::ZoomHands(BoardWidget& board) : QObject(&board), board_(board) { board.installEventFilter(this); }

bool ZoomHands::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Wheel:
        return turnWheel(static_cast<const QWheelEvent&>(*event));
    case QEvent::NativeGesture: {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(*event);
        if (gesture.gestureType() != Qt::ZoomNativeGesture) break;
        zoom(1 + gesture.value(), gesture.position());
        return true;
    }
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        if (drag(*event)) return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool ZoomHands::turnWheel(const QWheelEvent& event) {
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        zoom(std::pow(notchFactor, event.angleDelta().y() / notch), event.position());
        return true;
    }
    if (!board_.geometry().isZoomed()) return false;
    board_.setZoom(movedBy(board_.geometry(), wayOf(event)));
    return true;
}

bool ZoomHands::drag(QEvent& event) {
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    if (event.type() == QEvent::MouseButtonPress && mouse.button() == Qt::MiddleButton &&
        board_.geometry().isZoomed()) {
        dragged_ = mouse.position();
        return true;
    }
    if (!dragged_) return false;
    if (event.type() == QEvent::MouseMove) {
        board_.setZoom(movedBy(board_.geometry(), mouse.position() - *dragged_));
        dragged_ = mouse.position();
        return true;
    }
    if (event.type() != QEvent::MouseButtonRelease || mouse.button() != Qt::MiddleButton) return false;
    dragged_.reset();
    return true;
}

void ZoomHands::zoom(qreal factor, QPointF about) {
    const BoardGeometry& geometry = board_.geometry();
    // Something else may have zoomed since.
    if (!qFuzzyCompare(shownSide(wanted_), geometry.cellSide())) wanted_ = geometry.cellSide();
    const qreal fitting = geometry.fittingSide();
    wanted_ = std::clamp(wanted_ * factor, fitting, largestSide(fitting));
    board_.setZoom(zoomedTo(geometry, wanted_, about));
}

} // namespace flip::ui
