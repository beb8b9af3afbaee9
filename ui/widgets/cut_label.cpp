#include "ui/widgets/cut_label.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace flip::ui {

CutLabel::CutLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

bool CutLabel::isCut() const {
    // QLabel::heightForWidth lays its text out again, which asks for another paint: from paintEvent, for
    // ever.
    const QRect any(0, 0, width(), QWIDGETSIZE_MAX);
    return height() < fontMetrics().boundingRect(any, Qt::TextWordWrap, text()).height();
}

void CutLabel::paintEvent(QPaintEvent* event) {
    if (!isCut()) return QLabel::paintEvent(event);
    QString words = text();
    words.replace(QLatin1Char('\n'), QChar::LineSeparator);
    const int step = fontMetrics().lineSpacing();
    const int lines = std::max(1, height() / step);
    const QString dots(QChar(0x2026));
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QTextLayout layout(words, font());
    layout.beginLayout();
    QRect place(0, (height() - lines * step) / 2, width(), step);
    for (int i = 0; i < lines; ++i, place.translate(0, step)) {
        const bool isLast = i + 1 == lines;
        QTextLine line = layout.createLine();
        line.setLineWidth(isLast ? width() - fontMetrics().horizontalAdvance(dots) : width());
        QString said = words.mid(line.textStart(), line.textLength()).trimmed();
        // Half a number would be another number.
        if (isLast && i > 0 && line.naturalTextWidth() > line.width()) said.clear();
        if (isLast) said += dots;
        // The first word of all is cut within if it is too long.
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(said, Qt::ElideRight, width()));
    }
    layout.endLayout();
}

} // namespace flip::ui
