#include "ui/widgets/item_chart.h"

#include "ui/look/palettes.h"
#include "ui/widgets/parts_accessible.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace flip::ui {

ItemChart::ItemChart(Qt::Orientation direction, QWidget* parent) : QWidget(parent), direction_(direction) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

std::optional<std::size_t> ItemChart::current() const {
    if (itemCount() == 0) return std::nullopt;
    if (hovered_) return hovered_;
    return hasFocus() ? std::optional(chosen_) : std::nullopt;
}

void ItemChart::setCurrent(std::optional<std::size_t> item) {
    if (item == hovered_) return;
    hovered_ = item;
    refresh();
}

void ItemChart::choose(std::size_t item) {
    if (itemCount() == 0) return;
    chosen_ = std::min(item, itemCount() - 1);
    hovered_.reset();
    tellPartFocus(*this);
    refresh();
}

void ItemChart::itemsReplaced() {
    hovered_.reset();
    chosen_ = 0;
    setEnabled(itemCount() > 0);
    describe();
    emit currentChanged();
}

void ItemChart::describe() {
    tellItems(*this);
    update();
}

void ItemChart::paintCurrentGround(QPainter& painter) const {
    const auto item = current();
    if (!item) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(currentGround(palette()));
    painter.drawRoundedRect(itemRect(*item).adjusted(0.5, 0, -0.5, 0), 4, 4);
    if (!hasFocus() || *item != chosen_) return;
    painter.setPen(QPen(focusColour(palette()), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(itemRect(*item).adjusted(1, 1, -1, -1), 4, 4);
    painter.setPen(Qt::NoPen);
}

void ItemChart::refresh() {
    update();
    emit currentChanged();
}

void ItemChart::mouseMoveEvent(QMouseEvent* event) { setCurrent(itemAt(event->position())); }

void ItemChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    setCurrent(std::nullopt);
}

void ItemChart::mousePressEvent(QMouseEvent* event) {
    const auto item = itemAt(event->position());
    if (event->button() == Qt::LeftButton && item) emit itemTaken(*item);
}

void ItemChart::keyPressEvent(QKeyEvent* event) {
    const bool across = direction_ == Qt::Horizontal;
    if (event->key() == (across ? Qt::Key_Left : Qt::Key_Up))
        return choose(chosen_ - std::min<std::size_t>(chosen_, 1));
    if (event->key() == (across ? Qt::Key_Right : Qt::Key_Down)) return choose(chosen_ + 1);
    switch (event->key()) {
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(itemCount());
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (itemCount() > 0) emit itemTaken(chosen_);
        return;
    default:
        return QWidget::keyPressEvent(event);
    }
}

void ItemChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
    refresh();
}

void ItemChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    refresh();
}

} // namespace flip::ui
