#include "ui/atlas/atlas_picture.h"

#include "core/explain/atlas.h"
#include "ui/atlas/atlas_colours.h"
#include "ui/board/mini_board.h"
#include "ui/words/answer_words.h"

#include <QAccessible>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleHints>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

constexpr double largestScale = 32;
/// From this width on, a board is drawn as a board.
constexpr double scaleOfBoards = 16;

} // namespace

AtlasPicture::AtlasPicture(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("atlasPicture"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFixedSize(side, side);
    setToolTip(tr(
        "Zoom with the wheel or + and −. Drag or use the arrow keys to move. Click or press Enter to play."));
}

void AtlasPicture::show(Size board, std::vector<std::int8_t> optima) {
    board_ = board;
    optima_ = std::move(optima);
    const int cells = static_cast<int>(board.cells());
    acrossBits_ = (cells + 1) / 2;
    downBits_ = cells / 2;
    smallest_ = static_cast<double>(side) / across();
    scale_ = smallest_;
    origin_ = {};
    cursor_ = {};
    hovered_.reset();
    setFixedHeight(static_cast<int>(smallest_ * down()));
    paintImage();
    announce();
    update();
    emit currentChanged();
}

std::uint64_t AtlasPicture::boardOf(QPoint place) const {
    return static_cast<std::uint64_t>(place.x()) | (static_cast<std::uint64_t>(place.y()) << acrossBits_);
}

QPoint AtlasPicture::placeOf(std::uint64_t board) const {
    return {static_cast<int>(board & ((std::uint64_t{1} << acrossBits_) - 1)),
            static_cast<int>(board >> acrossBits_)};
}

std::optional<QPoint> AtlasPicture::placeAt(QPointF point) const {
    const QPoint place(static_cast<int>(std::floor(origin_.x() + point.x() / scale_)),
                       static_cast<int>(std::floor(origin_.y() + point.y() / scale_)));
    if (optima_.empty() || !QRect(0, 0, across(), down()).contains(place)) return std::nullopt;
    return place;
}

std::optional<std::uint64_t> AtlasPicture::current() const {
    if (optima_.empty()) return std::nullopt;
    if (hovered_) return boardOf(*hovered_);
    return hasFocus() ? std::optional(boardOf(cursor_)) : std::nullopt;
}

QRectF AtlasPicture::boardRect(std::uint64_t board) const {
    const QPointF place = QPointF(placeOf(board)) - origin_;
    const QRectF found(place * scale_, QSizeF(scale_, scale_));
    return QRectF(rect()).intersects(found) ? found : QRectF();
}

void AtlasPicture::paintImage() {
    if (optima_.empty()) return;
    const std::int64_t worst = *std::ranges::max_element(optima_);
    std::vector<QRgb> colours;
    for (std::int64_t presses = 0; presses <= worst; ++presses)
        colours.push_back(optimumColour(palette(), presses, worst).rgb());
    image_ = QImage(across(), down(), QImage::Format_RGB32);
    for (int y = 0; y < down(); ++y) {
        for (int x = 0; x < across(); ++x) {
            const std::int8_t optimum = optima_[boardOf({x, y})];
            image_.setPixel(x, y,
                            optimum == noSolution ? noSolutionColour(palette()).rgb()
                                                  : colours[static_cast<std::size_t>(optimum)]);
        }
    }
}

void AtlasPicture::paintBoards(QPainter& painter) {
    const BoardTheme theme = miniTheme(palette());
    const int right = std::min(across(), static_cast<int>(std::ceil(origin_.x() + width() / scale_)));
    const int bottom = std::min(down(), static_cast<int>(std::ceil(origin_.y() + height() / scale_)));
    for (int y = static_cast<int>(origin_.y()); y < bottom; ++y) {
        for (int x = static_cast<int>(origin_.x()); x < right; ++x) {
            const QRectF place((QPointF(x, y) - origin_) * scale_, QSizeF(scale_, scale_));
            const qreal edge = scale_ / 10;
            paintMiniBoard(painter, place.adjusted(edge, edge, -edge, -edge),
                           Grid::fromPacked(board_, boardOf({x, y})), theme);
        }
    }
}

void AtlasPicture::paintEvent(QPaintEvent*) {
    if (optima_.empty()) return;
    QPainter painter(this);
    const QRectF source(origin_, QSizeF(width(), height()) / scale_);
    painter.drawImage(QRectF(rect()), image_, source);
    if (highlight_) paintHighlight(painter);
    if (scale_ >= scaleOfBoards) paintBoards(painter);
    const std::optional<QPoint> marked = hovered_     ? hovered_
                                         : hasFocus() ? std::optional(cursor_)
                                                      : std::nullopt;
    if (marked) paintMark(painter, *marked);
}

void AtlasPicture::paintHighlight(QPainter& painter) {
    QColor veil = noSolutionColour(palette());
    veil.setAlphaF(0.8F);
    painter.fillRect(rect(), veil);
    const std::int64_t worst = *std::ranges::max_element(optima_);
    const QColor colour = optimumColour(palette(), *highlight_, worst);
    const qreal shown = std::max(scale_, 3.0);
    for (std::size_t board = 0; board < optima_.size(); ++board) {
        if (optima_[board] != *highlight_) continue;
        const QPointF centre = (QPointF(placeOf(board)) + QPointF(0.5, 0.5) - origin_) * scale_;
        painter.fillRect(QRectF(centre - QPointF(shown / 2, shown / 2), QSizeF(shown, shown)), colour);
    }
}

void AtlasPicture::paintMark(QPainter& painter, QPoint place) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const qreal shown = std::max(scale_, 5.0);
    const QPointF centre = (QPointF(place) + QPointF(0.5, 0.5) - origin_) * scale_;
    const QRectF ring(centre - QPointF(shown / 2 + 1, shown / 2 + 1), QSizeF(shown + 2, shown + 2));
    painter.setPen(QPen(palette().color(QPalette::Base), 3.5));
    painter.drawRoundedRect(ring, 2, 2);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.drawRoundedRect(ring, 2, 2);
}

void AtlasPicture::setHighlight(std::optional<std::int64_t> presses) {
    if (presses == highlight_) return;
    highlight_ = presses;
    update();
}

void AtlasPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    paintImage();
    update();
}

void AtlasPicture::keepInside() {
    const QSizeF view = QSizeF(width(), height()) / scale_;
    origin_.setX(std::clamp(origin_.x(), 0.0, std::max(across() - view.width(), 0.0)));
    origin_.setY(std::clamp(origin_.y(), 0.0, std::max(down() - view.height(), 0.0)));
}

void AtlasPicture::zoomBy(double factor, QPointF about) {
    const QPointF fixed = origin_ + about / scale_;
    scale_ = std::clamp(scale_ * factor, smallest_, std::max(largestScale, smallest_));
    origin_ = fixed - about / scale_;
    keepInside();
    update();
}

void AtlasPicture::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() == 0 || optima_.empty()) return;
    zoomBy(event->angleDelta().y() > 0 ? 2 : 0.5, event->position());
    hovered_ = placeAt(event->position());
    event->accept();
    emit currentChanged();
}

void AtlasPicture::mouseMoveEvent(QMouseEvent* event) {
    if (dragFrom_) {
        const QPointF way = event->position() - *dragFrom_;
        if (!dragged_ && way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) return;
        dragged_ = true;
        origin_ -= way / scale_;
        dragFrom_ = event->position();
        keepInside();
    }
    hovered_ = placeAt(event->position());
    update();
    emit currentChanged();
}

void AtlasPicture::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    dragFrom_ = event->position();
    dragged_ = false;
}

void AtlasPicture::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !dragFrom_) return;
    dragFrom_.reset();
    const auto place = placeAt(event->position());
    if (dragged_ || !place) return;
    cursor_ = *place;
    emit taken(boardOf(*place));
}

void AtlasPicture::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hovered_.reset();
    update();
    emit currentChanged();
}

void AtlasPicture::showCursor() {
    const QSizeF view = QSizeF(width(), height()) / scale_;
    origin_.setX(std::clamp(origin_.x(), cursor_.x() + 1 - view.width(), static_cast<qreal>(cursor_.x())));
    origin_.setY(std::clamp(origin_.y(), cursor_.y() + 1 - view.height(), static_cast<qreal>(cursor_.y())));
    keepInside();
}

void AtlasPicture::moveCursor(int right, int downwards) {
    cursor_.setX(std::clamp(cursor_.x() + right, 0, across() - 1));
    cursor_.setY(std::clamp(cursor_.y() + downwards, 0, down() - 1));
    showCursor();
}

void AtlasPicture::announce() {
    if (optima_.empty()) return;
    const std::uint64_t board = boardOf(cursor_);
    const std::int8_t needs = optima_[board];
    const QString verdict = needs == noSolution ? tr("no solution") : answer_words::presses(needs);
    setAccessibleName(tr("Board %1 of %2: %3").arg(board + 1).arg(optima_.size()).arg(verdict));
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void AtlasPicture::keyPressEvent(QKeyEvent* event) {
    if (optima_.empty()) return QWidget::keyPressEvent(event);
    const int step = event->modifiers().testFlag(Qt::ControlModifier) ? 16 : 1;
    const QPointF middle = (QPointF(cursor_) + QPointF(0.5, 0.5) - origin_) * scale_;
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-step, 0);
        break;
    case Qt::Key_Right:
        moveCursor(step, 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, -step);
        break;
    case Qt::Key_Down:
        moveCursor(0, step);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(2, middle);
        break;
    case Qt::Key_Minus:
        zoomBy(0.5, middle);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit taken(boardOf(cursor_));
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
    hovered_.reset();
    announce();
    update();
    emit currentChanged();
}

void AtlasPicture::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    emit currentChanged();
}

void AtlasPicture::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
    emit currentChanged();
}

} // namespace flip::ui
