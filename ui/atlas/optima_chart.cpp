#include "ui/atlas/optima_chart.h"

#include "ui/atlas/atlas_colours.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

qreal labelHeight(const QFont& font) { return grown(17, font); }

/// Columns of at least this width have their count above them.
qreal widthOfCounts(const QFont& font) { return grown(34, font); }

qreal labelWidth(const QFont& font) { return grown(40, font); }

/// Adds the numbers of presses that are missing between the least and the most, as they may be in a sample.
std::vector<OptimumCount> withGaps(const std::vector<OptimumCount>& optima) {
    std::vector<OptimumCount> all;
    for (const OptimumCount& each : optima) {
        while (!all.empty() && all.back().presses + 1 < each.presses)
            all.push_back({all.back().presses + 1, 0});
        all.push_back(each);
    }
    return all;
}

} // namespace

QString boardsText(double boards) {
    const QLocale locale;
    if (boards < 1e7) return locale.toString(std::round(boards), 'f', 0);
    if (boards < 1e9) return OptimaChart::tr("%1 million").arg(locale.toString(boards / 1e6, 'f', 1));
    return OptimaChart::tr("%1 billion").arg(locale.toString(boards / 1e9, 'f', 1));
}

OptimaChart::OptimaChart(QWidget* parent) : ItemChart(Qt::Horizontal, parent) {
    setObjectName(QStringLiteral("optimaChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("How many boards need how many presses"));
    connect(this, &ItemChart::itemTaken, this, [this](std::size_t column) {
        if (atlas_.optima[column].boards > 0) emit taken(atlas_.optima[column].presses);
    });
}

std::vector<LegendEntry> OptimaChart::legend() {
    const auto fewToMany = [](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        constexpr int steps = 5;
        const qreal wide = rect.width() / (steps + 1);
        for (int i = 0; i <= steps; ++i)
            painter.fillRect(QRectF(rect.left() + i * wide, rect.top(), wide, rect.height()),
                             optimumColour(palette, i, steps));
    };
    return {{{}, tr("Boards by presses needed")}, {fewToMany, tr("few to many presses"), 3}};
}

void OptimaChart::show(Atlas atlas) {
    atlas_ = std::move(atlas);
    atlas_.optima = withGaps(atlas_.optima);
    itemsReplaced();
}

QString OptimaChart::sentence(std::size_t column) const {
    const OptimumCount& each = atlas_.optima[column];
    const QString presses = answer_words::presses(each.presses);
    if (each.boards == 0)
        return atlas_.exact ? tr("No board needs %1.").arg(presses)
                            : tr("None of the boards drawn needs %1.").arg(presses);
    if (each.boards == 1)
        return atlas_.exact ? tr("One board needs %1.").arg(presses)
                            : tr("One of the boards drawn needs %1.").arg(presses);
    return (atlas_.exact ? tr("%1 boards need %2.") : tr("%1 of the boards drawn need %2."))
        .arg(countText(each.boards), presses);
}

QString OptimaChart::countText(std::uint64_t boards) const { return boardsText(static_cast<double>(boards)); }

QRectF OptimaChart::itemRect(std::size_t column) const {
    const qreal wide = width() / static_cast<qreal>(std::max<std::size_t>(atlas_.optima.size(), 1));
    return {static_cast<qreal>(column) * wide, 0, wide, static_cast<qreal>(height())};
}

void OptimaChart::paintColumn(QPainter& painter, std::size_t column, double most, bool labelled) {
    const OptimumCount& each = atlas_.optima[column];
    const QRectF room = itemRect(column);
    const bool counts = room.width() >= widthOfCounts(font());
    const qreal top = counts ? labelHeight(font()) : 4;
    const qreal full = height() - labelHeight(font()) - 2 - top;
    // Where columns are narrower than a few pixels, gaps would be all that is seen.
    constexpr qreal widthOfGaps = 4;
    const qreal gap = room.width() < widthOfGaps ? 0 : std::clamp(room.width() * 0.12, 0.5, 5.0);
    const bool strong = current() == column;
    // Even a single board is shown as a line.
    const qreal high = std::max(full * static_cast<double>(each.boards) / most, 2.0);
    const QRectF bar(room.left() + gap, top + full - high, std::max(room.width() - 2 * gap, 1.0), high);
    painter.setBrush(optimumColour(palette(), each.presses, atlas_.worst()));
    // Of these colours, the palest hardly stand out from the ground.
    if (bar.width() >= 6) painter.setPen(QPen(quietText(palette()), 1));
    const qreal corner = std::min(2.0, bar.width() / 4);
    if (each.boards > 0) painter.drawRoundedRect(bar, corner, corner);
    const bool hasLabel = labelled || strong;
    painter.setPen(strong ? palette().color(QPalette::WindowText) : quietText(palette()));
    if (counts) {
        painter.drawText(
            QRectF(room.left() - 4, bar.top() - labelHeight(font()), room.width() + 8, labelHeight(font())),
            Qt::AlignCenter, countText(each.boards));
    }
    if (hasLabel) {
        const QString number = QLocale().toString(qlonglong{each.presses});
        // Entirely within the chart, even below its first and last columns.
        const qreal half = std::min(painter.fontMetrics().horizontalAdvance(number), width()) / 2.0;
        const qreal middle = std::clamp(room.center().x(), half, width() - half);
        const QRectF label(middle - labelWidth(font()) / 2, height() - labelHeight(font()),
                           labelWidth(font()), labelHeight(font()));
        painter.drawText(label, Qt::AlignCenter, number);
    }
    painter.setPen(Qt::NoPen);
}

void OptimaChart::paintEvent(QPaintEvent*) {
    if (atlas_.optima.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    double most = 1;
    for (const OptimumCount& each : atlas_.optima) most = std::max(most, static_cast<double>(each.boards));
    paintCurrentGround(painter);
    painter.setPen(Qt::NoPen);
    // If columns are narrow, only every second, fifth, tenth and so on has its number below, and none where
    // that of the current one is. At the ends, numbers move by up to half their width to stay within the
    // chart.
    const qreal widest =
        painter.fontMetrics().horizontalAdvance(QLocale().toString(qlonglong{atlas_.worst()}));
    const qreal apart = std::max(1.5 * widest + 4, 20.0);
    std::int64_t every = 1;
    for (std::int64_t unit = 1; itemRect(0).width() * static_cast<qreal>(every) < apart; unit *= 10) {
        for (const int step : {2, 5, 10}) {
            if (itemRect(0).width() * static_cast<qreal>(every) < apart) every = unit * step;
        }
    }
    const auto chosen = current();
    for (std::size_t i = 0; i < atlas_.optima.size(); ++i) {
        const bool isNear = chosen && std::abs(itemRect(i).left() - itemRect(*chosen).left()) < apart;
        paintColumn(painter, i, most, !isNear && atlas_.optima[i].presses % every == 0);
    }
    painter.setPen(hairline(palette()));
    const qreal y = height() - labelHeight(font()) - 1.5;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
}

} // namespace flip::ui
