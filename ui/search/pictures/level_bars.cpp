#include "ui/search/pictures/level_bars.h"

#include "ui/look/palettes.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct LevelBars {
    Q_DECLARE_TR_FUNCTIONS(LevelBars)
};

qreal labelHeight(const QPainter& painter) { return QFontMetricsF(painter.font()).height(); }

QRectF slotOf(const QRectF& rect, std::size_t bars, std::size_t number) {
    const qreal wide = rect.width() / static_cast<qreal>(std::max<std::size_t>(bars, 1));
    return {rect.left() + static_cast<qreal>(number) * wide, rect.top(), wide, rect.height()};
}

/// Numbers that need this much room are so many bars apart.
int labelStep(qreal slot, qreal widest) {
    for (const int step : {1, 2, 5, 10, 20}) {
        if (slot * step >= widest) return step;
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
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(chart.column(number, bar.done), 1.5, 1.5);
}

/// Whether words that stand on the bar with this number, from `left` on, touch a higher bar beside it.
bool touchesOthers(const Chart& chart, std::size_t number, qreal left, qreal wide) {
    const qreal top = chart.column(number, chart.bars[number].total).top();
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const QRectF bar = chart.column(i, chart.bars[i].total);
        if (i != number && bar.top() < top && bar.left() < left + wide && bar.right() > left) return true;
    }
    return false;
}

/// Writes the number of nodes of the current level on its bar: above its middle or, if higher bars are in the
/// way there, towards a side. Where they are everywhere, above all, with a line down to the bar.
void paintCount(QPainter& painter, const Chart& chart, std::size_t number, const QPalette& palette) {
    const LevelBar& shown = chart.bars[number];
    const QLocale locale;
    const QFontMetricsF metrics(painter.font());
    QString count = locale.toString(shown.done, 'f', 0);
    // The place is that of the whole bar, so that its number is said, too, if there is room.
    const QString both = LevelBars::tr("%1 of %2").arg(count, locale.toString(shown.total, 'f', 0));
    if (shown.done != shown.total && metrics.horizontalAdvance(both) < chart.rect.width() / 2) count = both;
    const qreal wide = metrics.horizontalAdvance(count) + 2;
    const QRectF bar = chart.column(number, chart.bars[number].total);
    const auto within = [&](qreal left) {
        return std::max(std::min(left, chart.rect.right() - wide), chart.rect.left());
    };
    const qreal middle = within(bar.center().x() - wide / 2);
    for (const qreal left : {middle, within(bar.right() - wide), within(bar.left())}) {
        if (touchesOthers(chart, number, left, wide)) continue;
        painter.drawText(QRectF(left, bar.top() - chart.label - 1, wide, chart.label), Qt::AlignCenter,
                         count);
        return;
    }
    painter.drawText(QRectF(middle, chart.rect.top(), wide, chart.label), Qt::AlignCenter, count);
    painter.setPen(quietText(palette));
    painter.drawLine(QPointF(bar.center().x(), chart.rect.top() + chart.label),
                     {bar.center().x(), bar.top()});
}

/// Writes the numbers of the levels below their bars: that of the current one, and of the others those that
/// have room.
void paintNumbers(QPainter& painter, const Chart& chart, const QPalette& palette) {
    const QFont plain = painter.font();
    QFont strong = plain;
    strong.setBold(true);
    const qreal widest =
        QFontMetricsF(strong).horizontalAdvance(QString::number(chart.bars.back().level)) + 6;
    const int step = labelStep(chart.slot(0).width(), widest);
    const auto current = std::ranges::find(chart.bars, true, &LevelBar::current);
    const bool hasCurrent = current != chart.bars.end();
    const qreal marked =
        hasCurrent ? chart.slot(static_cast<std::size_t>(current - chart.bars.begin())).left() : 0;
    // Entirely within the chart, even below its first and last bars.
    const qreal half = widest / 2 - 3;
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const LevelBar& bar = chart.bars[i];
        const bool isNear = hasCurrent && std::abs(chart.slot(i).left() - marked) < widest;
        if (!bar.current && (isNear || bar.level % step != 0)) continue;
        painter.setFont(bar.current ? strong : plain);
        painter.setPen(bar.current ? palette.color(QPalette::WindowText) : quietText(palette));
        const qreal middle = std::max(std::min(chart.slot(i).center().x(), chart.rect.right() - half),
                                      chart.rect.left() + half);
        painter.drawText(QRectF(middle - widest, chart.rect.bottom() - chart.label, 2 * widest, chart.label),
                         Qt::AlignCenter, QString::number(bar.level));
    }
    painter.setFont(plain);
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
    for (std::size_t i = 0; i < bars.size(); ++i) paintBar(painter, chart, i, palette);
    paintNumbers(painter, chart, palette);
    const auto current = std::ranges::find(bars, true, &LevelBar::current);
    painter.setPen(palette.color(QPalette::WindowText));
    if (current != bars.end())
        paintCount(painter, chart, static_cast<std::size_t>(current - bars.begin()), palette);
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
