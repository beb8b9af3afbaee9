#include "ui/search/pictures/level_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QLocale>
#include <QMouseEvent>

namespace flip::ui {

void LevelPicture::paint(QPainter& painter) {
    paintAbove(painter);
    QRectF room = barsRect();
    const QRectF names(room.left(), room.top(), room.width(), QFontMetricsF(smallFont()).height());
    painter.setFont(fitted(smallFont(), axisNames(), room.width()));
    painter.setPen(quietText(palette()));
    painter.drawText(names, Qt::AlignLeft | Qt::AlignVCenter, axisNames());
    room.setTop(names.bottom());
    painter.setFont(smallFont());
    paintLevelBars(painter, room, bars_, palette());
}

void LevelPicture::place() {
    bars_ = levelBars(replay());
    tellItems(*this);
}

QRectF LevelPicture::itemRect(std::size_t bar) const { return levelBarRect(barsRect(), bars_.size(), bar); }

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
    if (const auto bar = levelBarAt(barsRect(), bars_.size(), event->position())) take(*bar);
}

} // namespace flip::ui
