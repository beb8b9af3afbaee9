#include "ui/widgets/message_bar.h"

#include "ui/look/icons.h"
#include "ui/widgets/card.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

namespace flip::ui {

namespace {

QString iconName(MessageBar::Kind kind) {
    switch (kind) {
    case MessageBar::Kind::Done:
        return QStringLiteral("done");
    case MessageBar::Kind::Warning:
        return QStringLiteral("warning");
    case MessageBar::Kind::Info:
        break;
    }
    return QStringLiteral("info");
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), icon_(new Sketch({20, 20}, this)), label_(new QLabel(this)),
      offerButton_(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    label_->setWordWrap(true);
    label_->setTextFormat(Qt::PlainText);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label_->setObjectName(QStringLiteral("message"));
    offerButton_->setObjectName(QStringLiteral("offer"));
    offerButton_->setAutoRaise(true);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeMessage"));
    close->setAutoRaise(true);
    close->setIcon(icon(QStringLiteral("close")));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 6, 4);
    layout->setSpacing(8);
    layout->addWidget(icon_);
    layout->addWidget(label_, 1);
    layout->addWidget(offerButton_);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, &MessageBar::clear);
    connect(offerButton_, &QToolButton::clicked, this, [this] {
        // It may replace itself by telling something.
        if (const auto act = act_) act();
    });
    clear();
}

void MessageBar::tell(Kind kind, const QString& text, const Offer& offer) {
    icon_->setDraw(
        [sign = icon(iconName(kind))](QPainter& painter, const QRect& rect) { sign.paint(&painter, rect); });
    label_->setText(text);
    ofTheBoard_ = true;
    act_ = offer.act;
    offerButton_->setText(offer.text);
    offerButton_->setVisible(!offer.text.isEmpty());
    setAccessibleName(text);
    setVisible(boardShown_ || kind == Kind::Warning);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (kind == Kind::Warning) emit warned(text);
}

void MessageBar::warn(const QString& text) {
    tell(Kind::Warning, text);
    ofTheBoard_ = false;
}

void MessageBar::setBoardShown(bool shown) {
    boardShown_ = shown;
    if (ofTheBoard_ && !text().isEmpty()) setVisible(shown);
}

void MessageBar::boardChanged() {
    if (ofTheBoard_) clear();
}

void MessageBar::withdrawOffer() {
    offerButton_->hide();
    act_ = nullptr;
}

void MessageBar::clear() {
    hide();
    label_->clear();
    act_ = nullptr;
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette(), 8);
}

} // namespace flip::ui
