#include "ui/search/pictures/level_bars.h"

#include "ui/look/palettes.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct LevelBars {
    Q_DECLARE_TR_FUNCTIONS(LevelBars)
};

constexpr qreal widestBar = 60;

qreal labelHeight(const QPainter& painter) { return QFontMetricsF(painter.font()).height(); }

QRectF slotOf(const QRectF& rect, std::size_t bars, std::size_t number) {
    const qreal wide = std::min(rect.width() / static_cast<qreal>(std::max<std::size_t>(bars, 1)), widestBar);
    return {rect.left() + static_cast<qreal>(number) * wide, rect.top(), wide, rect.height()};
}

/// Labels are this many bars apart, so that they do not touch.
int labelStep(qreal slot, qreal widest) {
    for (const int step : {1, 2, 5, 10, 20}) {
        if (slot * step >= widest + 6) return step;
    }
    return 50;
}

/// The layout of the bars.
struct Chart {
    QRectF rect;
    std::span<const LevelBar> bars;
    qreal label = 0;
    double most = 1;

    [[nodiscard]] QRectF slot(std::size_t number) const { return slotOf(rect, bars.size(), number); }

    /// The part of a bar that represents a number of nodes.
    [[nodiscard]] QRectF column(std::size_t number, double nodes) const {
        const qreal gap = std::clamp(slot(0).width() * 0.14, 0.5, 4.0);
        const QRectF room = slot(number).adjusted(gap, 0, -gap, 0);
        const qreal bottom = rect.bottom() - label - 3;
        const qreal full = bottom - rect.top() - label;
        const qreal high = nodes <= 0 ? 0 : std::max(full * nodes / most, 2.0);
        return {room.left(), bottom - high, room.width(), high};
    }
};

/// Narrower bars would be nothing but outline.
constexpr qreal widthOfOutlines = 4;

/// Pale within, because most of it may still be to come; seen by its outline.
void paintWhole(QPainter& painter, const QRectF& column, const QPalette& palette) {
    QColor ghost = quietText(palette);
    ghost.setAlphaF(0.22F);
    const bool outlined = column.width() >= widthOfOutlines;
    painter.setPen(outlined ? QPen(quietText(palette), 1) : QPen(Qt::NoPen));
    painter.setBrush(ghost);
    painter.drawRoundedRect(column, 1.5, 1.5);
}

void paintBar(QPainter& painter, const Chart& chart, std::size_t number, const QPalette& palette) {
    const LevelBar& bar = chart.bars[number];
    paintWhole(painter, chart.column(number, bar.total), palette);
    QColor fill = palette.color(QPalette::Highlight);
    if (!bar.current) fill.setAlphaF(0.55F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(chart.column(number, bar.done), 1.5, 1.5);
}

/// Writes the number of nodes of the current level above it, over its neighbours if necessary.
void paintCount(QPainter& painter, const Chart& chart, std::size_t number) {
    const QString count = QLocale().toString(chart.bars[number].done, 'f', 0);
    const qreal wide = QFontMetricsF(painter.font()).horizontalAdvance(count) + 2;
    const qreal middle = chart.slot(number).center().x();
    const qreal left = std::clamp(middle - wide / 2, chart.rect.left(), chart.rect.right() - wide);
    qreal top = chart.rect.bottom();
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const QRectF bar = chart.column(i, chart.bars[i].total);
        if (bar.left() < left + wide && bar.right() > left) top = std::min(top, bar.top());
    }
    painter.drawText(QRectF(left, top - chart.label - 1, wide, chart.label), Qt::AlignCenter, count);
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
    Chart chart{rect, bars, labelHeight(painter)};
    for (const LevelBar& bar : bars) chart.most = std::max(chart.most, bar.total);
    const qreal widest = QFontMetricsF(painter.font()).horizontalAdvance(QString::number(bars.back().level));
    const int step = labelStep(chart.slot(0).width(), widest);
    for (std::size_t i = 0; i < bars.size(); ++i) {
        paintBar(painter, chart, i, palette);
        painter.setPen(bars[i].current ? palette.color(QPalette::WindowText) : quietText(palette));
        if (bars[i].level % step != 0 && !bars[i].current) continue;
        // Entirely within the chart, even below its first and last bars.
        const qreal middle =
            std::clamp(chart.slot(i).center().x(), rect.left() + widest / 2, rect.right() - widest / 2);
        painter.drawText(QRectF(middle - widest, rect.bottom() - chart.label, 2 * widest, chart.label),
                         Qt::AlignCenter, QString::number(bars[i].level));
    }
    const auto current = std::ranges::find(bars, true, &LevelBar::current);
    painter.setPen(palette.color(QPalette::WindowText));
    if (current != bars.end()) paintCount(painter, chart, static_cast<std::size_t>(current - bars.begin()));
    painter.setPen(hairline(palette));
    const qreal y = rect.bottom() - chart.label - 2.5;
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
}

std::vector<LegendEntry> levelBarsLegend() {
    const auto whole = [](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        const qreal beside = rect.width() * 0.1;
        paintWhole(painter, rect.adjusted(beside, beside, -beside, -beside), palette);
    };
    const auto accent = [](const QPalette& palette) { return palette.color(QPalette::Highlight); };
    return {{barSign(accent), LevelBars::tr("so far")}, {whole, LevelBars::tr("in all")}};
}

QRectF levelBarRect(const QRectF& rect, std::size_t bars, std::size_t number) {
    return slotOf(rect, bars, number);
}

std::optional<std::size_t> levelBarAt(const QRectF& rect, std::size_t bars, QPointF point) {
    if (bars == 0 || !rect.contains(point)) return std::nullopt;
    const auto number = static_cast<std::size_t>((point.x() - rect.left()) / slotOf(rect, bars, 0).width());
    return number < bars ? std::optional(number) : std::nullopt;
}

} // namespace flip::ui
