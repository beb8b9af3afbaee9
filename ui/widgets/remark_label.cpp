#include "ui/widgets/remark_label.h"

#include <QPainter>

namespace flip::ui {

namespace {

constexpr int remarkBar = 3;
constexpr int remarkRoom = 12;

} // namespace

RemarkLabel::RemarkLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setContentsMargins(remarkRoom, 3, 0, 3);
}

void RemarkLabel::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    const QRectF bar(0, 0, remarkBar, height());
    painter.drawRoundedRect(bar, remarkBar / 2.0, remarkBar / 2.0);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace flip::ui
