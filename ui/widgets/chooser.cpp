#include "ui/widgets/chooser.h"

#include "ui/look/icons.h"

#include <QHBoxLayout>
#include <QLocale>

#include <limits>

namespace flip::ui {

QString countText(quint64 count) {
    return count == std::numeric_limits<quint64>::max() ? Chooser::tr("more than 10^19")
                                                        : QLocale().toString(static_cast<qulonglong>(count));
}

Chooser::Chooser(const QString& text, const QString& previousName, const QString& nextName, QWidget* parent)
    : QWidget(parent), text_(text), label_(new QLabel(this)), previous_(new QToolButton(this)),
      next_(new QToolButton(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    label_->setWordWrap(true);
    layout->addWidget(label_, 1);
    previous_->setObjectName(QStringLiteral("previousChoice"));
    previous_->setIcon(icon(QStringLiteral("left")));
    previous_->setToolTip(previousName);
    next_->setObjectName(QStringLiteral("nextChoice"));
    next_->setIcon(icon(QStringLiteral("right")));
    next_->setToolTip(nextName);
    for (auto* button : {previous_, next_}) {
        button->setAutoRaise(true);
        button->setAccessibleName(button->toolTip());
        layout->addWidget(button);
    }
    connect(previous_, &QToolButton::clicked, this, [this] { move(index_ - 1); });
    connect(next_, &QToolButton::clicked, this, [this] { move(index_ + 1); });
}

void Chooser::setCount(quint64 count, quint64 reachable) {
    count_ = count;
    reachable_ = reachable;
    index_ = 0;
    refresh();
}

void Chooser::setIndex(quint64 index) {
    index_ = index;
    refresh();
}

void Chooser::move(quint64 index) {
    if (index >= reachable_) return;
    setIndex(index);
    emit chosen(index_);
}

void Chooser::refresh() {
    if (text_.isEmpty()) return;
    label_->setText(text_.arg(countText(index_ + 1), countText(count_)));
    previous_->setEnabled(index_ > 0);
    next_->setEnabled(index_ + 1 < reachable_);
    previous_->setVisible(count_ > 1);
    next_->setVisible(count_ > 1);
}

} // namespace flip::ui
