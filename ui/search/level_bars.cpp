#include "ui/search/level_bars.h"

#include "ui/widgets/palettes.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr qreal widestBar = 44;

qreal labelHeight(const QPainter& painter) { return QFontMetricsF(painter.font()).height(); }

QRectF slotOf(const QRectF& rect, std::size_t bars, std::size_t number) {
    const qreal wide = std::min(rect.width() / static_cast<qreal>(std::max<std::size_t>(bars, 1)), widestBar);
    return {rect.left() + static_cast<qreal>(number) * wide, rect.top(), wide, rect.height()};
}

/// Labels stand so many bars apart that they do not touch.
int labelStep(qreal slot, qreal widest) {
    for (const int step : {1, 2, 5, 10, 20}) {
        if (slot * step >= widest + 6) return step;
    }
    return 50;
}

} // namespace

std::vector<LevelBar> levelBars(const TraceReplay& replay) {
    std::vector<LevelBar> bars;
    const TraceLevel* current = replay.level();
    for (const TraceLevel& level : replay.levels()) {
        const std::uint64_t reached = std::clamp(replay.nodes(), level.nodesBefore, level.nodesAfter);
        bars.push_back({level.level, static_cast<double>(level.nodes()),
                        static_cast<double>(reached - level.nodesBefore), &level == current});
    }
    return bars;
}

void paintLevelBars(QPainter& painter, const QRectF& rect, std::span<const LevelBar> bars,
                    const QPalette& palette) {
    if (bars.empty()) return;
    const qreal label = labelHeight(painter);
    double most = 1;
    for (const LevelBar& bar : bars) most = std::max(most, bar.total);
    const QRectF area = rect.adjusted(0, label, 0, -label - 3);
    const QColor accent = palette.color(QPalette::Highlight);
    QColor ghost = quietText(palette);
    ghost.setAlphaF(0.22F);
    const qreal slot = slotOf(rect, bars.size(), 0).width();
    const int step =
        labelStep(slot, QFontMetricsF(painter.font()).horizontalAdvance(QString::number(bars.back().level)));
    const qreal gap = std::clamp(slot * 0.14, 0.5, 4.0);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const LevelBar& bar = bars[i];
        const QRectF room = slotOf(rect, bars.size(), i).adjusted(gap, 0, -gap, 0);
        const auto height = [&](double nodes) {
            return nodes <= 0 ? 0 : std::max(area.height() * nodes / most, 2.0);
        };
        const auto column = [&](double nodes) {
            return QRectF(room.left(), area.bottom() - height(nodes), room.width(), height(nodes));
        };
        painter.setPen(Qt::NoPen);
        painter.setBrush(ghost);
        painter.drawRoundedRect(column(bar.total), 1.5, 1.5);
        QColor fill = accent;
        if (!bar.current) fill.setAlphaF(0.55F);
        painter.setBrush(fill);
        painter.drawRoundedRect(column(bar.done), 1.5, 1.5);
        painter.setPen(bar.current ? palette.color(QPalette::WindowText) : quietText(palette));
        if (bar.level % step == 0 || bar.current) {
            painter.drawText(QRectF(room.center().x() - 30, rect.bottom() - label, 60, label),
                             Qt::AlignCenter, QString::number(bar.level));
        }
        if (!bar.current) continue;
        const QString count = QLocale().toString(bar.done, 'f', 0);
        const qreal wide = QFontMetricsF(painter.font()).horizontalAdvance(count) + 2;
        const qreal left = std::clamp(room.center().x() - wide / 2, rect.left(), rect.right() - wide);
        painter.drawText(QRectF(left, column(bar.total).top() - label - 1, wide, label), Qt::AlignCenter,
                         count);
    }
    painter.setPen(hairline(palette));
    painter.drawLine(area.bottomLeft() + QPointF(0, 0.5), area.bottomRight() + QPointF(0, 0.5));
}

std::optional<std::size_t> levelBarAt(const QRectF& rect, std::size_t bars, QPointF point) {
    if (bars == 0 || !rect.contains(point)) return std::nullopt;
    const auto number = static_cast<std::size_t>((point.x() - rect.left()) / slotOf(rect, bars, 0).width());
    return number < bars ? std::optional(number) : std::nullopt;
}

} // namespace flip::ui
