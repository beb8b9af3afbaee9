#include "ui/search/pictures/breadth_first_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

qreal stripHeight(const QFont& font) { return grown(10, font); }

qreal lineHeight(const QFont& font) { return grown(4, font); }

/// Between words and what they name, and after it.
constexpr qreal wordsGap = 3;

qreal partGap(const QFont& font) { return grown(9, font); }

/// The boards in the queue that are one press nearer than those that are being added: pale, with an outline.
void paintNearer(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    QColor pale = accent;
    pale.setAlphaF(0.45F);
    // Of none, not even an outline.
    painter.setPen(rect.width() > 0 ? QPen(accent, 1) : QPen(Qt::NoPen));
    painter.setBrush(pale);
    painter.drawRect(rect);
}

void paintNearerSign(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    const qreal beside = std::round(rect.width() * 0.15);
    paintNearer(painter, rect.adjusted(beside, beside, -beside, -beside), palette);
}

QString awayText(int presses) {
    return presses == 1 ? BreadthFirstPicture::tr("1 press away")
                        : BreadthFirstPicture::tr("%1 presses away").arg(presses);
}

QString countText(std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

/// The queue at the current point of a level: what is left of the previous distance, and what has been added.
BreadthFirstPicture::Queue queueAt(const TraceReplay& replay) {
    const TraceLevel* level = replay.level();
    if (level == nullptr) return {};
    const std::uint64_t added =
        std::clamp(replay.nodes(), level->nodesBefore, level->nodesAfter) - level->nodesBefore;
    if (level == &replay.levels().front()) return {0, added};
    TraceReplay start = replay;
    start.seek(level->begin);
    const std::uint64_t before = (level - 1)->nodes();
    const std::uint64_t taken = replay.happened(Kind::Expand).events - start.happened(Kind::Expand).events;
    return {before - std::min(taken, before), added};
}

} // namespace

BreadthFirstPicture::BreadthFirstPicture(QWidget* parent)
    : LevelPicture(QStringLiteral("breadthFirstPicture"), tr("The queue, and the boards reached"), parent) {}

void BreadthFirstPicture::place() {
    LevelPicture::place();
    queue_ = queueAt(replay());
}

QString BreadthFirstPicture::reachedText() const {
    return tr("Reached %1 of %2 boards")
        .arg(countText(replay().nodes()), QLocale().toString(std::exp2(cells()), 'f', 0));
}

QString BreadthFirstPicture::queueText() const {
    return queue_.length() == 1 ? tr("1 board in the queue")
                                : tr("%1 boards in the queue").arg(countText(queue_.length()));
}

QString BreadthFirstPicture::inWords() const {
    if (!hasReplay()) return {};
    const QString distance =
        replay().level() == nullptr ? QString() : tr(" The distance is %1.").arg(replay().level()->level);
    return tr("%1. %2.").arg(reachedText(), queueText()) + distance;
}

QString BreadthFirstPicture::axisNames() const { return tr("Boards at each distance"); }

std::vector<LegendEntry> BreadthFirstPicture::legendAbove() const {
    const TraceLevel* level = hasReplay() ? replay().level() : nullptr;
    if (level == nullptr) return {};
    const auto farther = [](const QPalette& palette) { return palette.color(QPalette::Highlight); };
    std::vector<LegendEntry> all{{barSign(farther), awayText(level->level)}};
    if (level->level > 0) all.insert(all.begin(), {paintNearerSign, awayText(level->level - 1)});
    return all;
}

qreal BreadthFirstPicture::heightAboveLegend() const {
    const qreal words = QFontMetricsF(smallFont()).height() + wordsGap;
    return 2 * words + lineHeight(font()) + partGap(font()) + stripHeight(font()) + 3;
}

void BreadthFirstPicture::paintWords(QPainter& painter, qreal top, const QString& words) const {
    painter.setFont(fitted(smallFont(), words, width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, top, width(), QFontMetricsF(smallFont()).height()),
                     Qt::AlignVCenter | Qt::AlignLeft, words);
}

void BreadthFirstPicture::paintQueue(QPainter& painter, const QRectF& strip) const {
    // Scaled to the largest queue that two neighbouring distances can fill.
    double most = 1;
    for (std::size_t i = 0; i < bars().size(); ++i)
        most = std::max(most, bars()[i].total + (i == 0 ? 0 : bars()[i - 1].total));
    const qreal unit = strip.width() / most;
    const QRectF head(strip.topLeft(), QSizeF(static_cast<double>(queue_.nearer) * unit, strip.height()));
    const QRectF tail(head.topRight(), QSizeF(static_cast<double>(queue_.farther) * unit, strip.height()));
    paintNearer(painter, head, palette());
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRect(tail);
    painter.setPen(hairline(palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(strip.left() + 0.5, strip.top() - 0.5, strip.width() - 1, strip.height() + 1));
}

void BreadthFirstPicture::paintAbove(QPainter& painter) {
    const qreal words = QFontMetricsF(smallFont()).height() + wordsGap;
    paintWords(painter, 0, reachedText());
    const QRectF line(0, words, width(), lineHeight(font()));
    paintShareLine(painter, line, static_cast<double>(replay().nodes()) / std::exp2(cells()));
    const qreal top = line.bottom() + partGap(font());
    paintWords(painter, top, queueText());
    paintQueue(painter, QRectF(0, std::round(top + words), width(), stripHeight(font())));
}

} // namespace flip::ui
