#include "ui/race/race_chart.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/race/race_words.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace flip::ui {

namespace {

int rowHeight(const QFont& font) { return grown(23, font); }

qreal barHeight(const QFont& font) { return grown(11, font); }

int axisHeight(const QFont& font) { return grown(18, font); }

constexpr qreal gap = 8;
/// The least width of the longest bar that says something beside the names.
constexpr int leastBars = 60;
/// From the left edge to the names.
constexpr qreal nameInset = 6;
constexpr qreal barCorner = 2;

void paintBar(QPainter& painter, const QRectF& bar, RaceChart::BarLook look, const QPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.strong ? palette.color(QPalette::Highlight) : quietText(palette));
    if (!look.broken) {
        painter.drawRoundedRect(bar, barCorner, barCorner);
        return;
    }
    painter.drawRoundedRect(bar.adjusted(0, 0, -14, 0), barCorner, barCorner);
    for (const int block : {11, 5}) {
        painter.drawRoundedRect(QRectF(bar.right() - block, bar.top(), 3, bar.height()), 1, 1);
    }
}

LegendSign laneSign(RaceChart::BarLook look) {
    return [look](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        QRectF bar(0, 0, rect.width(), std::min(11.0, rect.height()));
        bar.moveCenter(rect.center());
        paintBar(painter, bar, look, palette);
    };
}

QFont bold(QFont font, bool on = true) {
    font.setBold(on);
    return font;
}

} // namespace

RaceChart::RaceChart(QWidget* parent) : ItemChart(Qt::Vertical, parent) {
    setObjectName(QStringLiteral("raceChart"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("What each method took"));
}

void RaceChart::show(const Race& race, const RaceScale& scale) {
    const bool others = !race_;
    race_ = race;
    scale_ = scale;
    if (others) itemsReplaced();
    describe();
    updateGeometry();
}

void RaceChart::setFaded(bool faded) {
    faded_ = faded;
    update();
}

QSize RaceChart::sizeHint() const { return {300, heightForWidth(width())}; }

int RaceChart::heightForWidth(int width) const {
    const int axisLines = isStacked(width) ? 2 : 1;
    return laneHeight(width) * static_cast<int>(methods().size()) + axisLines * axisHeight(font());
}

qreal RaceChart::nameRoom() const {
    // Wide enough for bold text, so that nothing moves when a bar becomes the best.
    const QFontMetricsF names(bold(font()));
    qreal widest = 0;
    for (const RaceLane& lane : race_->lanes)
        widest = std::max(widest, names.horizontalAdvance(race_words::name(lane)));
    return nameInset + std::ceil(widest) + gap;
}

qreal RaceChart::valueRoom() const {
    const QFontMetricsF values(bold(small()));
    qreal widest = 0;
    for (const RaceLane& lane : race_->lanes)
        widest = std::max(widest, values.horizontalAdvance(valueText(lane)));
    return std::max(std::ceil(widest) + gap, 20.0);
}

bool RaceChart::isStacked(int width) const {
    return race_ && width - nameRoom() - valueRoom() < grown(leastBars, font());
}

int RaceChart::laneHeight(int width) const { return rowHeight(font()) * (isStacked(width) ? 2 : 1); }

QFont RaceChart::small() const {
    QFont font = this->font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

QRectF RaceChart::itemRect(std::size_t lane) const {
    const int high = laneHeight(width());
    return {0, static_cast<qreal>(lane) * high, static_cast<qreal>(width()), static_cast<qreal>(high)};
}

QString RaceChart::sentence(std::size_t lane) const { return race_words::sentence(race_->lanes[lane]); }

QString RaceChart::valueText(const RaceLane& lane) const {
    return scale_->measure() == Measure::Time ? race_words::time(lane) : race_words::nodes(lane);
}

QRectF RaceChart::barsRect() const {
    const qreal left = isStacked(width()) ? nameInset : nameRoom();
    return {left, 0, std::max(width() - left - valueRoom(), 10.0),
            laneHeight(width()) * static_cast<qreal>(race_->lanes.size())};
}

QRectF RaceChart::barRect(std::size_t lane) const {
    const RaceLane& each = race_->lanes[lane];
    const QRectF bars = barsRect();
    const QRectF row = itemRect(lane);
    const qreal high = barHeight(font());
    const QPointF start(bars.left(), row.bottom() - (rowHeight(font()) + high) / 2);
    if (!each.takesPart() || each.state == RaceLane::State::Waiting) return {start, QSizeF(0, high)};
    // Even a value of zero is shown as a line.
    const qreal wide = bars.width() * scale_->positionOf(measureOf(each, scale_->measure()));
    return {start, QSizeF(std::max(wide, 2.0), high)};
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
    const QString name = scale_->measure() == Measure::Time ? tr("Time") : tr("Nodes");
    // Where the bars begin at the edge, the name has a line of its own.
    const qreal nameTop = bars.bottom() + (isStacked(width()) ? axisHeight(font()) : 0);
    painter.setPen(quietText(palette()));
    painter.drawText(QRectF(nameInset, nameTop, width() - nameInset, axisHeight(font())),
                     Qt::AlignVCenter | Qt::AlignLeft, name);
    const auto wordsAt = [&](const RaceScale::Tick& tick) {
        const qreal wide = metrics.horizontalAdvance(tick.text);
        const qreal x = bars.left() + bars.width() * tick.at;
        return QRectF(std::clamp(x - wide / 2, nameInset, std::max(width() - wide, nameInset)), bars.bottom(),
                      wide, axisHeight(font()));
    };
    painter.setPen(hairline(palette()));
    for (const RaceScale::Tick& tick : ticks)
        paintTickLine(painter, std::round(bars.left() + bars.width() * tick.at) + 0.5);
    painter.setPen(quietText(palette()));
    std::vector<QRectF> words;
    std::ranges::transform(ticks, std::back_inserter(words), wordsAt);
    for (const std::size_t i : labelledTicks(words, gap))
        painter.drawText(words[i], Qt::AlignCenter | Qt::TextDontClip, ticks[i].text);
}

void RaceChart::paintTickLine(QPainter& painter, qreal x) const {
    const auto strongest = best();
    for (std::size_t lane = 0; lane < race_->lanes.size(); ++lane) {
        const QRectF row = itemRect(lane);
        const qreal middle = row.bottom() - rowHeight(font());
        const auto isFree = [&](const QRectF& words) {
            return x < words.left() - 2 || x > words.right() + 2;
        };
        if (isFree(wordsRect(lane, strongest == lane)))
            painter.drawLine(QPointF(x, middle), QPointF(x, row.bottom()));
        const QFontMetricsF letters(bold(font(), strongest == lane));
        const qreal name = letters.horizontalAdvance(race_words::name(race_->lanes[lane]));
        if (middle > row.top() && isFree({nameInset, row.top(), name, row.height()}))
            painter.drawLine(QPointF(x, row.top()), QPointF(x, middle));
    }
}

QString RaceChart::wordsOf(const RaceLane& lane) const {
    return lane.takesPart() ? valueText(lane) : race_words::result(lane);
}

QRectF RaceChart::wordsRect(std::size_t lane, bool best) const {
    const QRectF row = itemRect(lane);
    const QRectF bar = barRect(lane);
    const qreal left = bar.right() + (bar.width() > 0 ? gap - 2 : 2);
    const qreal wide = QFontMetricsF(bold(small(), best)).horizontalAdvance(wordsOf(race_->lanes[lane]));
    return {left, row.bottom() - rowHeight(font()), wide, static_cast<qreal>(rowHeight(font()))};
}

void RaceChart::paintLane(QPainter& painter, std::size_t lane, bool best) const {
    const RaceLane& each = race_->lanes[lane];
    const QRectF row = itemRect(lane);
    const QRectF bar = barRect(lane);
    const QColor quiet = quietText(palette());
    painter.setFont(bold(font(), best));
    painter.setPen(each.takesPart() ? palette().color(QPalette::WindowText) : quiet);
    const int line = rowHeight(font());
    painter.drawText(QRectF(nameInset, row.top(), row.width() - nameInset, line),
                     Qt::AlignVCenter | Qt::AlignLeft, race_words::name(each));
    if (bar.width() > 0) paintBar(painter, bar, lookOf(lane), palette());
    painter.setFont(bold(small(), best));
    painter.setPen(best ? palette().color(QPalette::WindowText) : quiet);
    QRectF words = wordsRect(lane, best);
    words.setRight(width());
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, wordsOf(each));
}

RaceChart::BarLook RaceChart::lookOf(std::size_t lane) const {
    constexpr qreal leastBroken = 24;
    const RaceLane& each = race_->lanes[lane];
    const bool runs = each.state == RaceLane::State::Running;
    return {runs || best() == lane, !runs && !each.hasProof() && barRect(lane).width() >= leastBroken};
}

std::vector<LegendEntry> RaceChart::legend() const {
    // A single bar explains itself.
    if (!race_ || std::ranges::count_if(race_->lanes, &RaceLane::takesPart) < 2) return {};
    std::vector<LegendEntry> all{
        {laneSign({.strong = true}), race_->isRunning() ? tr("running") : tr("best")},
        {laneSign({}), tr("others")}};
    bool isBroken = false;
    for (std::size_t lane = 0; lane < itemCount(); ++lane) isBroken = isBroken || lookOf(lane).broken;
    if (isBroken) all.push_back({laneSign({.broken = true}), tr("stopped early"), 2});
    return all;
}

} // namespace flip::ui
