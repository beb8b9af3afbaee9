#include "ui/search/pictures/level_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QLayout>
#include <QLocale>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

qreal widestBar(const QFont& font) { return grown(60, font); }

/// Above the bars and what is told of them.
qreal barsGap(const QFont& font) { return grown(7, font); }

} // namespace

LevelPicture::LevelPicture(const QString& name, const QString& title, QWidget* parent)
    : ReplayPicture(name, title, parent), legend_(new Legend(this)) {
    // What is below it may be pointed at.
    legend_->setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize LevelPicture::sizeHint() const {
    return {280, static_cast<int>(std::ceil(leastHeight() + legendHeight()))};
}

qreal LevelPicture::legendHeight() const {
    return legend_->entries().empty() ? 0 : legend_->layout()->heightForWidth(std::max(width(), 1));
}

void LevelPicture::placeLegend() {
    legend_->setGeometry(0, static_cast<int>(std::ceil(heightAboveLegend())), width(),
                         static_cast<int>(legendHeight()));
}

void LevelPicture::resizeEvent(QResizeEvent* event) {
    ReplayPicture::resizeEvent(event);
    placeLegend();
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

QRectF LevelPicture::barsRect() const {
    const qreal top = heightAboveLegend() + legendHeight() + heightBelowLegend() + barsGap(font());
    return {0, top, static_cast<qreal>(width()), height() - top};
}

QRectF LevelPicture::chartRect() const {
    QRectF rect = barsRect();
    rect.setTop(rect.top() + QFontMetricsF(smallFont()).height());
    rect.setWidth(std::min(rect.width(), static_cast<qreal>(bars_.size()) * widestBar(font())));
    return rect;
}

void LevelPicture::paint(QPainter& painter) {
    paintAbove(painter);
    const QRectF room = barsRect();
    painter.setFont(fitted(smallFont(), axisNames(), room.width()));
    painter.setPen(quietText(palette()));
    painter.drawText(QRectF(room.topLeft(), QSizeF(room.width(), chartRect().top() - room.top())),
                     Qt::AlignLeft | Qt::AlignVCenter, axisNames());
    painter.setFont(smallFont());
    paintLevelBars(painter, chartRect(), bars_, palette());
}

void LevelPicture::place() {
    bars_ = levelBars(replay());
    const qreal before = legendHeight();
    legend_->show(legendAbove());
    if (legendHeight() != before) updateGeometry();
    placeLegend();
    tellItems(*this);
}

QRectF LevelPicture::itemRect(std::size_t bar) const { return levelBarRect(chartRect(), bars_.size(), bar); }

QString LevelPicture::sentence(std::size_t bar) const {
    const LevelBar& level = bars_[bar];
    const QLocale locale;
    const QString place =
        level.current ? tr("Level %1, the current one").arg(level.level) : tr("Level %1").arg(level.level);
    if (level.total == 0) return tr("%1: no nodes.").arg(place);
    const QString told = level.total == 1 ? tr("%1: %2 of %3 node.") : tr("%1: %2 of %3 nodes.");
    return told.arg(place, locale.toString(level.done, 'f', 0), locale.toString(level.total, 'f', 0));
}

void LevelPicture::take(std::size_t bar) {
    if (hasReplay() && bar < replay().levels().size())
        emit placeChosen(static_cast<qsizetype>(replay().levels()[bar].begin) + 1);
}

void LevelPicture::mousePressEvent(QMouseEvent* event) {
    if (const auto bar = levelBarAt(chartRect(), bars_.size(), event->position())) take(*bar);
}

} // namespace flip::ui
