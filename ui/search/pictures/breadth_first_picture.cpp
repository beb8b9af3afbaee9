#include "ui/search/pictures/breadth_first_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

qreal lineHeight(const QFont& font) { return grown(32, font); }

constexpr qreal stripHeight = 10;

/// Of the boards in the queue that are one press nearer than those that are being added.
QColor nearerColour(const QPalette& palette) {
    QColor pale = palette.color(QPalette::Highlight);
    pale.setAlphaF(0.45F);
    return pale;
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

std::vector<LegendEntry> BreadthFirstPicture::legend() const {
    // The farther boards have the colour of those that are reached so far, which they are: only the pair of
    // colours is a sign of its own.
    const auto farther = [](const QPalette& palette) { return palette.color(QPalette::Highlight); };
    const LegendSign queue = [farther](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        const QSizeF half(rect.width() / 2, rect.height());
        barSign(nearerColour)(painter, {rect.topLeft(), half}, palette);
        barSign(farther)(painter, {rect.topLeft() + QPointF(half.width(), 0), half}, palette);
    };
    std::vector<LegendEntry> all{{queue, tr("queue: nearer, farther"), 2}};
    const auto bars = LevelPicture::legend();
    all.insert(all.end(), bars.begin(), bars.end());
    return all;
}

QRectF BreadthFirstPicture::barsRect() const {
    const qreal top = 2 * (lineHeight(font()) + 5);
    return {0, top, static_cast<qreal>(width()), height() - top};
}

void BreadthFirstPicture::paintReached(QPainter& painter, const QRectF& rect) const {
    painter.setFont(fitted(smallFont(), reachedText(), rect.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect, Qt::AlignTop | Qt::AlignLeft, reachedText());
    const QRectF line(rect.left(), rect.bottom() - 6, rect.width(), 4);
    paintShareLine(painter, line, static_cast<double>(replay().nodes()) / std::exp2(cells()));
}

void BreadthFirstPicture::paintQueue(QPainter& painter, const QRectF& rect) const {
    painter.setFont(fitted(smallFont(), queueText(), rect.width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect, Qt::AlignTop | Qt::AlignLeft, queueText());
    // Scaled to the largest queue that two neighbouring distances can fill.
    double most = 1;
    for (std::size_t i = 0; i < bars().size(); ++i)
        most = std::max(most, bars()[i].total + (i == 0 ? 0 : bars()[i - 1].total));
    const qreal unit = rect.width() / most;
    const QRectF head(rect.left(), rect.bottom() - stripHeight - 2, static_cast<double>(queue_.nearer) * unit,
                      stripHeight);
    const QRectF tail(head.topRight(), QSizeF(static_cast<double>(queue_.farther) * unit, stripHeight));
    painter.setPen(Qt::NoPen);
    painter.setBrush(nearerColour(palette()));
    painter.drawRect(head);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawRect(tail);
    painter.setPen(hairline(palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect.left() + 0.5, head.top() - 0.5, rect.width() - 1, stripHeight + 1));
}

void BreadthFirstPicture::paintAbove(QPainter& painter) {
    paintReached(painter, QRectF(0, 0, width(), lineHeight(font())));
    paintQueue(painter, QRectF(0, lineHeight(font()) + 4, width(), lineHeight(font()) + 2));
}

} // namespace flip::ui
