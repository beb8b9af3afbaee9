#include "ui/widgets/card.h"

#include "ui/look/palettes.h"

namespace flip::ui {

void paintCard(QPainter& painter, const QRect& rect, const QPalette& palette, qreal corner) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette.color(QPalette::Base));
    painter.setPen(hairline(palette));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette(), 10);
}

} // namespace flip::ui
