#include "ui/widgets/page_stack.h"

#include "ui/look/palettes.h"
#include "ui/widgets/page_area.h"

#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int sideRoom = 8;
/// Above and below the box; the tabs have such room in themselves.
constexpr int boxRoom = 6;

QWidget* withFoot(QWidget& area, QWidget& foot) {
    auto* both = new QWidget;
    auto* layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(&area, 1);
    layout->addWidget(&foot);
    return both;
}

/// The first widget of a page that Tab would reach.
QWidget* firstStop(QWidget& page) {
    for (QWidget* next = page.nextInFocusChain(); next != &page; next = next->nextInFocusChain()) {
        if (page.isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
            (next->focusPolicy() & Qt::TabFocus) != 0)
            return next;
    }
    return nullptr;
}

} // namespace

PageStack::PageStack(QWidget* parent)
    : QWidget(parent), tabs_(new PageTabs(this)), box_(new QComboBox(this)), stack_(new QStackedWidget(this)),
      head_(new QHBoxLayout) {
    setObjectName(QStringLiteral("pages"));
    box_->setObjectName(QStringLiteral("pageBox"));
    box_->setAccessibleName(tabs_->accessibleName());
    box_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    head_->setContentsMargins(sideRoom, 0, sideRoom, 0);
    head_->addWidget(tabs_, 1);
    head_->addWidget(box_, 1);
    layout->addLayout(head_);
    layout->addWidget(stack_, 1);
    connect(box_, &QComboBox::activated, tabs_, &QTabBar::setCurrentIndex);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        stack_->setCurrentIndex(index);
        box_->setCurrentIndex(index);
        if (index >= 0 && index < names_.size()) emit currentChanged(names_[index]);
    });
}

void PageStack::addPage(const QString& name, const QString& title, QWidget& page, QWidget* foot) {
    names_ << name;
    auto* area = new PageArea(page);
    stack_->addWidget(foot == nullptr ? area : withFoot(*area, *foot));
    box_->addItem(title);
    tabs_->addTab(title);
}

void PageStack::fitNames() {
    const bool fit = tabs_->leastWidth() <= width() - 2 * sideRoom;
    if (fit == !tabs_->isHidden()) return;
    QWidget& shown = fit ? static_cast<QWidget&>(*tabs_) : *box_;
    QWidget& hidden = fit ? static_cast<QWidget&>(*box_) : *tabs_;
    const bool hadKeyboard = hidden.hasFocus();
    shown.show();
    if (hadKeyboard) shown.setFocus();
    hidden.hide();
    const int room = fit ? 0 : boxRoom;
    head_->setContentsMargins(sideRoom, room, sideRoom, room);
}

void PageStack::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNames();
}

QString PageStack::current() const { return names_.value(tabs_->currentIndex()); }

void PageStack::setCurrent(const QString& name) {
    const auto index = names_.indexOf(name);
    if (index >= 0) tabs_->setCurrentIndex(static_cast<int>(index));
}

QString PageStack::title(const QString& name) const {
    return tabs_->tabText(static_cast<int>(names_.indexOf(name)));
}

void PageStack::reveal(QWidget& part, QWidget& words) {
    for (QWidget* outer = part.parentWidget(); outer != nullptr; outer = outer->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(outer);
        if (area == nullptr) continue;
        const auto topOf = [&](const QWidget& widget) {
            return widget.mapTo(area->widget(), QPoint(0, 0)).y();
        };
        const int room = area->viewport()->height();
        const int top = topOf(part);
        // Half a sentence would only disturb.
        const bool isBelowWords = words.isVisible() && top - topOf(words) > room / 2;
        const int highest = words.isVisible() && !isBelowWords ? topOf(words) : top;
        const int lowest = isBelowWords ? top : std::min(top + part.height() - room, highest);
        QScrollBar& bar = *area->verticalScrollBar();
        return bar.setValue(std::clamp(bar.value(), lowest, highest));
    }
}

void PageStack::enter() {
    QWidget* stop = firstStop(*stack_->currentWidget());
    QWidget* names = tabs_->isHidden() ? static_cast<QWidget*>(box_) : tabs_;
    (stop == nullptr ? names : stop)->setFocus(Qt::ShortcutFocusReason);
}

void PageStack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(hairline(palette()));
    const int y = stack_->y() - 1;
    painter.drawLine(0, y, width(), y);
}

} // namespace flip::ui
