#include "ui/statistics/bar_chart.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

qreal labelHeight(const QFont& font) { return grown(17, font); }

/// Few games do not become more in a high chart.
int highest(const QFont& font) { return grown(150, font); }

/// Of the room of an item, the part that its bar leaves free on either side.
constexpr qreal gapShare = 0.14;
/// Of a bar, the part that the one in front leaves free on either side.
constexpr qreal frontShare = 0.24;

/// The colour of bars that are not in the accent colour; it has a contrast of at least 3 : 1.
QColor plainBar(const QPalette& palette) {
    QColor colour = quietText(palette);
    colour.setAlphaF(0.72F);
    return colour;
}

} // namespace

BarChart::BarChart(const char* name, const QString& title, QWidget* parent)
    : ItemChart(Qt::Horizontal, parent), title_(title) {
    setObjectName(QLatin1String(name));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMaximumHeight(highest(font()));
    setAccessibleName(title_);
}

LegendSign BarChart::sign(bool strong) {
    return barSign([strong](const QPalette& palette) {
        return strong ? palette.color(QPalette::Highlight) : plainBar(palette);
    });
}

void BarChart::show(std::vector<Bar> bars) {
    bars_ = std::move(bars);
    itemsReplaced();
}

QRectF BarChart::itemRect(std::size_t item) const {
    const qreal wide = width() / static_cast<qreal>(std::max<std::size_t>(bars_.size(), 1));
    return {static_cast<qreal>(item) * wide, 0, wide, static_cast<qreal>(height())};
}

QRectF BarChart::countRect(std::size_t item, const QFontMetrics& metrics) const {
    const QRectF room = itemRect(item);
    const qreal half = metrics.horizontalAdvance(QLocale().toString(bars_[item].count)) / 2.0 + 1;
    const qreal middle = std::clamp(room.center().x(), half, std::max(half, width() - half));
    return {middle - half, room.top(), 2 * half, labelHeight(font())};
}

bool BarChart::hasCounts(const QFontMetrics& metrics) const {
    // Bars of no games have no number: their room is free.
    qreal end = 0;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        if (bars_[i].count == 0) continue;
        const QRectF place = countRect(i, metrics);
        if (place.left() < end) return false;
        end = place.right();
    }
    return true;
}

void BarChart::paintBar(QPainter& painter, std::size_t item, bool labelled) const {
    const Bar& bar = bars_[item];
    const QRectF room = itemRect(item);
    const bool counted = hasCounts(painter.fontMetrics());
    const qreal top = counted ? labelHeight(font()) : 4;
    const qreal full = height() - labelHeight(font()) - 2 - top;
    int most = 1;
    for (const Bar& each : bars_) most = std::max({most, each.count, each.front});
    const auto rectOf = [&](int count, qreal free) {
        const qreal high = count == 0 ? 0 : std::max(full * count / most, 2.0);
        return QRectF(room.left() + room.width() * free, top + full - high, room.width() * (1 - 2 * free),
                      high);
    };
    const QColor accent = palette().color(QPalette::Highlight);
    const QRectF whole = rectOf(bar.count, gapShare);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bar.strong ? accent : plainBar(palette()));
    painter.drawRoundedRect(whole, std::min(2.0, whole.width() / 4), std::min(2.0, whole.height() / 2));
    painter.setBrush(accent);
    if (bar.front > 0) painter.drawRect(rectOf(bar.front, gapShare + frontShare * (1 - 2 * gapShare)));
    const bool isCurrent = current() == item;
    painter.setPen(isCurrent ? palette().color(QPalette::WindowText) : quietText(palette()));
    if (counted && bar.count > 0) {
        QRectF place = countRect(item, painter.fontMetrics());
        place.moveBottom(whole.top());
        painter.drawText(place, Qt::AlignCenter, QLocale().toString(bar.count));
    }
    if (!labelled) return;
    // Entirely within the chart, even below its first and last bars.
    const qreal half = painter.fontMetrics().horizontalAdvance(bar.label) / 2.0 + 1;
    const qreal middle = std::clamp(room.center().x(), half, std::max(half, width() - half));
    painter.drawText(QRectF(middle - half, height() - labelHeight(font()), 2 * half, labelHeight(font())),
                     Qt::AlignCenter, bar.label);
}

void BarChart::paintEvent(QPaintEvent*) {
    if (bars_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    paintCurrentGround(painter);
    // If there is no room for all labels, every second or third and so on has one, the last among them.
    int widest = 1;
    for (const Bar& bar : bars_)
        widest = std::max(widest, painter.fontMetrics().horizontalAdvance(bar.label));
    const int space = grown(12, font());
    const qreal room = itemRect(0).width();
    // The last label moves to the left to stay within the chart, towards the one before it.
    const qreal moved = std::max((widest + 2 - room) / 2, 0.0);
    const auto every = static_cast<std::size_t>((widest + space + moved) / room) + 1;
    for (std::size_t i = 0; i < bars_.size(); ++i) paintBar(painter, i, (bars_.size() - 1 - i) % every == 0);
    painter.setPen(hairline(palette()));
    const qreal y = height() - labelHeight(font()) - 1.5;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
}

} // namespace flip::ui
