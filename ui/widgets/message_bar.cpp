#include "ui/widgets/message_bar.h"

#include "ui/look/grown.h"
#include "ui/look/icons.h"
#include "ui/widgets/card.h"
#include "ui/widgets/plain_tip.h"

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

QString MessageBar::whole() const {
    if (text_.isEmpty() || lasting_.isEmpty()) return text();
    return QStringLiteral("%1 %2").arg(text_, lasting_);
}

void MessageBar::present() {
    const QString text = whole();
    const Kind kind = lasting_.isEmpty() ? kind_ : Kind::Warning;
    icon_->setDraw(
        [sign = icon(iconName(kind))](QPainter& painter, const QRect& rect) { sign.paint(&painter, rect); });
    label_->setText(text);
    wantsAll_ = false;
    offerButton_->setText(offer_.text);
    offerButton_->setVisible(offer_.act != nullptr);
    setAccessibleName(text);
    setVisible(boardShown_ || kind == Kind::Warning);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    if (kind == Kind::Warning) emit warned(text);
}

void MessageBar::tell(Kind kind, const QString& text, const Offer& offer) {
    aside_.reset();
    kind_ = kind;
    text_ = text;
    offer_ = offer;
    present();
}

void MessageBar::goOn(const QString& from, const QString& text, const Offer& offer) {
    if (!text_.isEmpty() && text_ != from) return;
    const bool isConfirmed = isVisible();
    tell(Kind::Info, text, offer);
    if (isConfirmed) show();
}

void MessageBar::confirm(Kind kind, const QString& text, const Offer& offer) {
    tell(kind, text, offer);
    show();
}

void MessageBar::warn(const QString& text) {
    aside_.reset();
    text_.clear();
    lasting_ = text;
    offer_ = {};
    present();
}

void MessageBar::setBoardShown(bool shown) {
    // A message that confirms something stays until then.
    if (std::exchange(boardShown_, shown) == shown) return;
    if (!text_.isEmpty()) setVisible(shown || !lasting_.isEmpty());
}

void MessageBar::warnToo(const QString& text) {
    warn(lasting_.isEmpty() ? text : QStringLiteral("%1 %2").arg(lasting_, text));
}

void MessageBar::setAside() {
    aside_.reset();
    if (text_.isEmpty()) return;
    const Told told{kind_, text_, offer_};
    forget();
    aside_ = told;
}

void MessageBar::tellAgain() {
    const auto told = std::exchange(aside_, std::nullopt);
    if (told) tell(told->kind, told->text, told->offer);
}

void MessageBar::withdraw(const QString& text) {
    if (text.isEmpty()) return;
    if (aside_ && aside_->text == text) aside_.reset();
    if (text_ == text) forget();
    if (lasting_ != text) return;
    lasting_.clear();
    text_.isEmpty() ? clear() : present();
}

void MessageBar::boardChanged(bool isPlayed) {
    if (text_.isEmpty() || (isPlayed && kind_ == Kind::Warning)) return;
    forget();
}

void MessageBar::forget() {
    const QString warning = lasting_;
    warning.isEmpty() ? clear() : warn(warning);
}

void MessageBar::withdrawOfferToSolve() {
    if (!offer_.asksForSolution) return;
    offer_ = {};
    offerButton_->hide();
}

void MessageBar::clear() {
    hide();
    label_->clear();
    text_.clear();
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
    return CutLabel::heightOf(whole(), letters(form), std::max(left, 1)) + margins.top() + margins.bottom();
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
    label_->setToolTip(isCut ? plainTip(whole()) : QString());
    return isCut ? room : heightOf(form, width);
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette(), 8);
}

} // namespace flip::ui
