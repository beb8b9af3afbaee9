#include "ui/widgets/legend.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/sketch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

/// Between a sign and its words, and after them.
constexpr int signGap = 4;
constexpr int entryGap = 10;

QWidget* entryWidget(const LegendEntry& entry, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, entryGap, 0);
    row->setSpacing(signGap);
    auto* words = new QLabel(entry.words, both);
    QFont small = words->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    words->setFont(small);
    words->setTextFormat(Qt::PlainText);
    words->setForegroundRole(QPalette::PlaceholderText);
    if (entry.sign) {
        const int side = QFontMetrics(small).height();
        auto* sketch = new Sketch(QSizeF(side * entry.width, side).toSize(), both);
        sketch->setDraw([sketch, draw = entry.sign](QPainter& painter, const QRect& rect) {
            draw(painter, QRectF(rect).adjusted(1, 1, -1, -1), sketch->palette());
        });
        row->addWidget(sketch);
    }
    row->addWidget(words);
    return both;
}

} // namespace

LegendSign barSign(std::function<QColor(const QPalette&)> colour) {
    return [colour = std::move(colour)](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        const qreal beside = rect.width() * 0.1;
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(palette));
        painter.drawRoundedRect(rect.adjusted(beside, beside, -beside, -beside), 1.5, 1.5);
    };
}

Legend::Legend(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    auto* layout = new FlowLayout(this);
    layout->setSpacing(0);
    hide();
}

void Legend::show(const std::vector<LegendEntry>& entries) {
    if (entries == entries_) return;
    entries_ = entries;
    while (const QLayoutItem* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const LegendEntry& each : entries_) layout()->addWidget(entryWidget(each, this));
    setVisible(!entries_.empty());
    updateGeometry();
}

QSize Legend::minimumSizeHint() const {
    const QSize least = layout()->minimumSize();
    return {least.width(), std::max(least.height(), layout()->heightForWidth(std::max(width(), 1)))};
}

void Legend::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

} // namespace flip::ui
