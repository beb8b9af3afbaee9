#include "ui/widgets/round_button.h"

#include <QPainter>

namespace flip::ui {

RoundButton::RoundButton(QWidget* parent) : QToolButton(parent) {
    setFixedSize(38, 38);
    setIconSize(QSize(20, 20));
}

void RoundButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor accent = palette().color(QPalette::Highlight);
    if (isDown()) {
        accent = accent.darker(118);
    } else if (underMouse()) {
        accent = accent.lighter(110);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    if (!isEnabled()) painter.setOpacity(0.38);
    const QRectF disc = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawEllipse(disc);
    const QSize size = iconSize();
    const QRect at(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    icon().paint(&painter, at, Qt::AlignCenter, QIcon::Selected);
}

} // namespace flip::ui
