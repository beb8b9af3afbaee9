#include "ui/search/level_picture.h"

#include <QMouseEvent>

namespace flip::ui {

LevelPicture::LevelPicture(const QString& name, const QString& title, QWidget* parent)
    : SearchPicture(parent) {
    setObjectName(name);
    setAccessibleName(title);
}

void LevelPicture::showPlace(const TraceReplay& replay) {
    replay_ = replay;
    bars_ = levelBars(replay);
    update();
}

void LevelPicture::paintEvent(QPaintEvent*) {
    if (!replay_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    paintAbove(painter);
    painter.setFont(smallFont());
    paintLevelBars(painter, barsRect(), bars_, palette());
}

void LevelPicture::mousePressEvent(QMouseEvent* event) {
    if (!replay_) return;
    const auto bar = levelBarAt(barsRect(), bars_.size(), event->position());
    if (bar && *bar < replay_->levels().size())
        emit placeChosen(static_cast<qsizetype>(replay_->levels()[*bar].begin) + 1);
}

} // namespace flip::ui
