#include "ui/search/pictures/level_picture.h"

#include <QMouseEvent>

namespace flip::ui {

void LevelPicture::paint(QPainter& painter) {
    paintAbove(painter);
    painter.setFont(smallFont());
    paintLevelBars(painter, barsRect(), bars_, palette());
}

void LevelPicture::mousePressEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    const auto bar = levelBarAt(barsRect(), bars_.size(), event->position());
    if (bar && *bar < replay().levels().size())
        emit placeChosen(static_cast<qsizetype>(replay().levels()[*bar].begin) + 1);
}

} // namespace flip::ui
