#include "ui/widgets/message_bar.h"

#include "ui/look/grown.h"
#include "ui/look/icons.h"
#include "ui/widgets/card.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

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

QSize iconSize(const QWidget& bar) {
    const int side = grown(20, bar.font());
    return {side, side};
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), icon_(new Sketch(iconSize(*this), this)), label_(new CutLabel(this)),
      more_(new QToolButton(this)), offerButton_(new QToolButton(this)), close_(new QToolButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    label_->setObjectName(QStringLiteral("message"));
    more_->setObjectName(QStringLiteral("wholeMessage"));
    more_->setText(tr("More"));
    more_->setToolTip(tr("Show the whole message"));
    more_->setAutoRaise(true);
    more_->hide();
    offerButton_->setObjectName(QStringLiteral("offer"));
    offerButton_->setAutoRaise(true);
    close_->setObjectName(QStringLiteral("closeMessage"));
    close_->setAutoRaise(true);
    close_->setIcon(icon(QStringLiteral("close")));
    close_->setToolTip(tr("Close this message"));
    close_->setAccessibleName(close_->toolTip());
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 6, 3);
    row->setSpacing(8);
    row->addWidget(icon_);
    row->addWidget(label_, 1);
    row->addWidget(more_);
    row->addWidget(offerButton_);
    row->addWidget(close_);
    connect(close_, &QToolButton::clicked, this, &MessageBar::clear);
    connect(more_, &QToolButton::clicked, this, [this] {
        wantsAll_ = true;
        layout()->update();
    });
    connect(offerButton_, &QToolButton::clicked, this, [this] {
        // It may replace itself by telling something.
        if (const auto act = offer_.act) act();
    });
    clear();
}

void MessageBar::tell(Kind kind, const QString& text, const Offer& offer) {
    icon_->setDraw(
        [sign = icon(iconName(kind))](QPainter& painter, const QRect& rect) { sign.paint(&painter, rect); });
    label_->setText(text);
    aside_.reset();
    lasting_.clear();
    ofTheBoard_ = true;
    wantsAll_ = false;
    kind_ = kind;
    offer_ = offer;
    offerButton_->setText(offer.text);
    offerButton_->setVisible(offer.act != nullptr);
    setAccessibleName(text);
    setVisible(boardShown_ || kind == Kind::Warning);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (kind == Kind::Warning) emit warned(text);
}

void MessageBar::tellToo(Kind kind, const QString& text, const Offer& offer) {
    const QString warning = lasting();
    if (warning.isEmpty()) return tell(kind, text, offer);
    tell(Kind::Warning, QStringLiteral("%1 %2").arg(text, warning), offer);
    lasting_ = warning;
}

void MessageBar::confirm(Kind kind, const QString& text, const Offer& offer) {
    tell(kind, text, offer);
    show();
}

void MessageBar::warn(const QString& text) {
    tell(Kind::Warning, text);
    ofTheBoard_ = false;
}

void MessageBar::setBoardShown(bool shown) {
    // A message that confirms something stays until then.
    if (std::exchange(boardShown_, shown) == shown) return;
    if (ofTheBoard_ && !text().isEmpty()) setVisible(shown);
}

void MessageBar::warnToo(const QString& text) {
    const QString before = lasting();
    warn(before.isEmpty() ? text : QStringLiteral("%1 %2").arg(before, text));
}

void MessageBar::setAside() {
    aside_.reset();
    if (!ofTheBoard_ || text().isEmpty()) return;
    const Told told{kind_, text(), offer_, lasting_};
    clear();
    if (!told.lasting.isEmpty()) warn(told.lasting);
    aside_ = told;
}

void MessageBar::tellAgain() {
    const auto told = std::exchange(aside_, std::nullopt);
    if (!told) return;
    tell(told->kind, told->text, told->offer);
    lasting_ = told->lasting;
}

void MessageBar::withdraw(const QString& text) {
    if (aside_ && aside_->text == text) aside_.reset();
    if (this->text() == text) clear();
}

void MessageBar::boardChanged(bool isPlayed) {
    if (!ofTheBoard_ || (isPlayed && kind_ == Kind::Warning)) return;
    const QString warning = lasting_;
    warning.isEmpty() ? clear() : warn(warning);
}

void MessageBar::withdrawOffer() {
    offer_ = {};
    offerButton_->hide();
}

void MessageBar::clear() {
    hide();
    label_->clear();
    lasting_.clear();
    offer_ = {};
}

int MessageBar::heightOf(const Form& form, int width) const {
    const QMargins margins = layout()->contentsMargins();
    int left = width - margins.left() - margins.right();
    const auto besides = [&](const QWidget& part) {
        left -= std::max(part.minimumWidth(), part.sizeHint().width()) + layout()->spacing();
    };
    besides(*close_);
    if (form.hasIcon) besides(*icon_);
    if (offer_.act != nullptr) {
        // Trying another text on the button would ask for another layout: from there, for ever.
        const QFontMetrics metrics = offerButton_->fontMetrics();
        const QString& offered = offerText(form);
        besides(*offerButton_);
        left -= metrics.horizontalAdvance(offered) - metrics.horizontalAdvance(offerButton_->text());
    }
    const QRect room(0, 0, std::max(left, 1), QWIDGETSIZE_MAX);
    const int high = QFontMetrics(letters(form)).boundingRect(room, Qt::TextWordWrap, text()).height();
    return high + margins.top() + margins.bottom();
}

QFont MessageBar::letters(const Form& form) const {
    QFont letters = font();
    letters.setPointSizeF(letters.pointSizeF() * form.share);
    return letters;
}

const QString& MessageBar::offerText(const Form& form) const {
    return form.isBrief && !offer_.brief.isEmpty() ? offer_.brief : offer_.text;
}

int MessageBar::fit(int width, int room) {
    const auto fits = [&](const Form& form) { return heightOf(form, width) <= room; };
    const auto found = wantsAll_ ? forms.begin() : std::ranges::find_if(forms, fits);
    const bool isCut = found == forms.end();
    const Form& form = isCut ? forms.back() : *found;
    if (label_->font() != letters(form)) label_->setFont(letters(form));
    icon_->setVisible(form.hasIcon);
    offerButton_->setText(offerText(form));
    offerButton_->setToolTip(offerText(form) == offer_.text ? QString() : offer_.text);
    more_->setVisible(isCut);
    // What is offered can wait: it would take the room of the words.
    offerButton_->setVisible(offer_.act != nullptr && !isCut);
    label_->setToolTip(isCut ? text() : QString());
    return isCut ? room : heightOf(form, width);
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette(), 8);
}

} // namespace flip::ui
