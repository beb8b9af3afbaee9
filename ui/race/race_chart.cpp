#include "ui/race/race_chart.h"

#include "ui/look/palettes.h"
#include "ui/race/race_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

constexpr qreal rowHeight = 23;
constexpr qreal barHeight = 11;
constexpr qreal axisHeight = 18;
constexpr qreal gap = 8;
/// From the left edge to the names.
constexpr qreal inset = 6;
constexpr qreal corner = 2;

QFont bold(QFont font, bool on = true) {
    font.setBold(on);
    return font;
}

} // namespace

RaceChart::RaceChart(QWidget* parent) : ItemChart(Qt::Vertical, parent) {
    setObjectName(QStringLiteral("raceChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("What each method took"));
}

void RaceChart::show(const Race& race, const RaceScale& scale) {
    const bool others = !race_;
    race_ = race;
    scale_ = scale;
    if (others) itemsReplaced();
    describe();
}

void RaceChart::setFaded(bool faded) {
    faded_ = faded;
    update();
}

QSize RaceChart::sizeHint() const {
    return {300, static_cast<int>(rowHeight * static_cast<qreal>(methods().size()) + axisHeight)};
}

QFont RaceChart::small() const {
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

QRectF RaceChart::itemRect(std::size_t lane) const {
    return {0, static_cast<qreal>(lane) * rowHeight, static_cast<qreal>(width()), rowHeight};
}

QString RaceChart::sentence(std::size_t lane) const { return race_words::sentence(race_->lanes[lane]); }

QString RaceChart::valueText(const RaceLane& lane) const {
    return scale_->measure() == Measure::Time ? race_words::time(lane) : race_words::nodes(lane);
}

QRectF RaceChart::barsRect() const {
    // Wide enough for bold text, so that nothing moves when a bar becomes the best.
    const QFontMetricsF names(bold(font()));
    const QFontMetricsF values(bold(small()));
    qreal left = 0;
    qreal right = 0;
    for (const RaceLane& lane : race_->lanes) {
        left = std::max(left, names.horizontalAdvance(race_words::name(lane)));
        right = std::max(right, values.horizontalAdvance(valueText(lane)));
    }
    left = inset + std::ceil(left) + gap;
    right = std::max(std::ceil(right) + gap, 20.0);
    return {left, 0, std::max(width() - left - right, 10.0),
            rowHeight * static_cast<qreal>(race_->lanes.size())};
}

QRectF RaceChart::barRect(std::size_t lane) const {
    const RaceLane& each = race_->lanes[lane];
    const QRectF bars = barsRect();
    const QRectF row = itemRect(lane);
    const QPointF start(bars.left(), row.top() + (rowHeight - barHeight) / 2);
    if (!each.takesPart() || each.state == RaceLane::State::Waiting) return {start, QSizeF(0, barHeight)};
    // Even a value of zero is shown as a line.
    const qreal wide = bars.width() * scale_->positionOf(measureOf(each, scale_->measure()));
    return {start, QSizeF(std::max(wide, 2.0), barHeight)};
}

std::optional<std::size_t> RaceChart::best() const {
    if (race_->isRunning()) return std::nullopt;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < race_->lanes.size(); ++i) {
        if (!race_->lanes[i].hasProof()) continue;
        const auto value = [&](std::size_t lane) { return measureOf(race_->lanes[lane], scale_->measure()); };
        if (!best || value(i) < value(*best)) best = i;
    }
    return best;
}

void RaceChart::paintEvent(QPaintEvent*) {
    if (!race_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurrentGround(painter);
    paintAxis(painter);
    if (faded_) painter.setOpacity(0.55);
    const auto strongest = best();
    for (std::size_t i = 0; i < race_->lanes.size(); ++i) paintLane(painter, i, strongest == i);
}

void RaceChart::paintAxis(QPainter& painter) const {
    const QRectF bars = barsRect();
    painter.setFont(small());
    const QFontMetricsF metrics(small());
    const std::vector<RaceScale::Tick> ticks = scale_->ticks();
    qreal widest = 0;
    for (const RaceScale::Tick& tick : ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.text) + gap);
    const qreal apart = bars.width() / static_cast<qreal>(ticks.size() - 1);
    const auto every = static_cast<std::size_t>(std::ceil(widest / apart));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const qreal x = std::round(bars.left() + bars.width() * ticks[i].at) + 0.5;
        painter.setPen(hairline(palette()));
        painter.drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
        // The highest tick is always labelled, because it shows how far the axis goes.
        if ((ticks.size() - 1 - i) % every != 0) continue;
        painter.setPen(quietText(palette()));
        const QRectF words(std::min(x - widest / 2, width() - widest), bars.bottom(), widest, axisHeight);
        painter.drawText(words, Qt::AlignCenter, ticks[i].text);
    }
}

void RaceChart::paintLane(QPainter& painter, std::size_t lane, bool best) const {
    const RaceLane& each = race_->lanes[lane];
    const QRectF row = itemRect(lane);
    const QRectF bar = barRect(lane);
    const QColor quiet = quietText(palette());
    painter.setFont(bold(font(), best));
    painter.setPen(each.takesPart() ? palette().color(QPalette::WindowText) : quiet);
    painter.drawText(row.adjusted(inset, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, race_words::name(each));
    QString text = valueText(each);
    if (bar.width() > 0) {
        paintBar(painter, each, bar, best);
    } else if (!each.takesPart()) {
        text = race_words::result(each);
    }
    painter.setFont(bold(small(), best));
    painter.setPen(best ? palette().color(QPalette::WindowText) : quiet);
    const QRectF words(bar.right() + (bar.width() > 0 ? gap - 2 : 2), row.top(), width() - bar.right(),
                       rowHeight);
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, text);
}

void RaceChart::paintBar(QPainter& painter, const RaceLane& lane, const QRectF& bar, bool best) const {
    const bool strong = best || lane.state == RaceLane::State::Running;
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong ? palette().color(QPalette::Highlight) : quietText(palette()));
    if (lane.state == RaceLane::State::Running || lane.hasProof() || bar.width() < 24) {
        painter.drawRoundedRect(bar, corner, corner);
        return;
    }
    painter.drawRoundedRect(bar.adjusted(0, 0, -14, 0), corner, corner);
    for (const int block : {11, 5}) {
        painter.drawRoundedRect(QRectF(bar.right() - block, bar.top(), 3, bar.height()), 1, 1);
    }
}

} // namespace flip::ui
