#include "ui/widgets/button_row.h"

#include <QEvent>
#include <QLayout>
#include <QResizeEvent>

#include <algorithm>
#include <vector>

namespace flip::ui {

namespace {

/// Those that are shown, in the order of the desktop.
std::vector<QWidget*> shownIn(const QDialogButtonBox& box) {
    std::vector<QWidget*> shown;
    for (int i = 0; i < box.layout()->count(); ++i) {
        QWidget* button = box.layout()->itemAt(i)->widget();
        if (button != nullptr && !button->isHidden()) shown.push_back(button);
    }
    return shown;
}

int widthOf(const std::vector<QWidget*>& buttons, int gap) {
    int width = -gap;
    for (const QWidget* button : buttons) width += gap + button->sizeHint().width();
    return std::max(width, 0);
}

} // namespace

ButtonRow::ButtonRow(QDialogButtonBox& buttons, QWidget* beside, QWidget* parent)
    : QWidget(parent), buttons_(buttons), beside_(beside), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    if (beside_ != nullptr) row_->addWidget(beside_);
    row_->addWidget(&buttons_, 1);
    buttons_.installEventFilter(this);
}

QSize ButtonRow::minimumSizeHint() const {
    int widest = beside_ == nullptr ? 0 : beside_->minimumSizeHint().width();
    for (const QWidget* button : shownIn(buttons_)) widest = std::max(widest, button->sizeHint().width());
    return {widest, row_->totalMinimumSize().height()};
}

int ButtonRow::placeInRows() {
    const int gap = buttons_.layout()->spacing();
    std::vector<std::vector<QWidget*>> rows(1);
    for (QWidget* button : shownIn(buttons_)) {
        std::vector<QWidget*> longer = rows.back();
        longer.push_back(button);
        if (rows.back().empty() || widthOf(longer, gap) <= width()) {
            rows.back() = longer;
        } else {
            rows.push_back({button});
        }
    }
    int top = 0;
    for (const std::vector<QWidget*>& row : rows) {
        QPoint at(std::max(width() - widthOf(row, gap), 0), top);
        for (QWidget* button : row) {
            const QSize size = button->sizeHint().boundedTo({width(), QWIDGETSIZE_MAX});
            button->setGeometry({at, size});
            at.rx() += size.width() + gap;
            top = std::max(top, at.y() + size.height() + gap);
        }
    }
    return top - gap;
}

void ButtonRow::arrange() {
    const int all = widthOf(shownIn(buttons_), buttons_.layout()->spacing());
    const int besides = beside_ == nullptr ? 0 : beside_->sizeHint().width() + row_->spacing();
    row_->setDirection(besides + all <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Its own layout knows one row only.
    const bool inRow = all <= width();
    buttons_.layout()->setEnabled(inRow);
    if (inRow) {
        buttons_.setMinimumHeight(0);
        buttons_.setMaximumHeight(QWIDGETSIZE_MAX);
        buttons_.layout()->activate();
    } else {
        buttons_.setFixedHeight(placeInRows());
    }
    updateGeometry();
}

bool ButtonRow::eventFilter(QObject* watched, QEvent* event) {
    // Buttons come, go and change their words.
    if (event->type() == QEvent::LayoutRequest) arrange();
    return QWidget::eventFilter(watched, event);
}

void ButtonRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) arrange();
}

} // namespace flip::ui
