#include "ui/board/zoom_hands.h"

#include "ui/board/board_widget.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>

#include <algorithm>
#include <cmath>
#include <utility>

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

ZoomHands::ZoomHands(BoardWidget& board) : QObject(&board), board_(board) {
    board.installEventFilter(this);
    board.setAttribute(Qt::WA_AcceptTouchEvents);
}

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
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel:
        event->accept();
        return touch(static_cast<const QTouchEvent&>(*event));
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

bool ZoomHands::touch(const QTouchEvent& event) {
    const auto& points = event.points();
    if (event.type() == QEvent::TouchBegin) {
        touch_ = Touch::Taps;
        touched_ = points.first().position();
    }
    // A finger that comes back elsewhere begins another pinch.
    const bool isAnother = event.touchPointStates() & (QEventPoint::Pressed | QEventPoint::Released);
    if (isAnother) span_ = 0;
    const bool ends = event.type() == QEvent::TouchEnd || event.type() == QEvent::TouchCancel;
    if (!ends && points.size() == 2) {
        touchTwo(points[0].position(), points[1].position());
    } else if (!ends && points.size() == 1) {
        touchOne(points.first().position());
    }
    if (ends) endTouch(event.type() == QEvent::TouchCancel);
    return true;
}

void ZoomHands::touchOne(QPointF at) {
    // A finger trembles; and one that stays after a pinch does nothing more.
    constexpr qreal tremble = 12;
    if (touch_ == Touch::Taps) {
        if ((at - touched_).manhattanLength() < tremble) return;
        touch_ = board_.isPainted() ? Touch::Paints : Touch::Moves;
        if (touch_ == Touch::Paints) sendMouse(QEvent::MouseButtonPress, touched_);
    }
    if (touch_ == Touch::Paints) sendMouse(QEvent::MouseMove, at);
    if (touch_ == Touch::Moves) board_.setZoom(movedBy(board_.geometry(), at - touched_));
    touched_ = at;
}

void ZoomHands::touchTwo(QPointF first, QPointF second) {
    const QPointF middle = (first + second) / 2;
    const qreal span = std::hypot(first.x() - second.x(), first.y() - second.y());
    if (touch_ == Touch::Paints) sendMouse(QEvent::MouseButtonRelease, touched_);
    if (touch_ == Touch::Pinches && span_ > 0 && span > 0) {
        zoom(span / span_, middle);
        board_.setZoom(movedBy(board_.geometry(), middle - touched_));
    }
    touch_ = Touch::Pinches;
    touched_ = middle;
    span_ = span;
}

void ZoomHands::endTouch(bool cancelled) {
    const Touch was = std::exchange(touch_, Touch::Nothing);
    if (was == Touch::Taps && !cancelled) {
        sendMouse(QEvent::MouseButtonPress, touched_);
        sendMouse(QEvent::MouseButtonRelease, touched_);
    }
    if (was == Touch::Paints) sendMouse(QEvent::MouseButtonRelease, touched_);
}

void ZoomHands::sendMouse(QEvent::Type type, QPointF at) {
    const auto buttons = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, board_.mapToGlobal(at), button, buttons, Qt::NoModifier);
    QCoreApplication::sendEvent(&board_, &event);
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
