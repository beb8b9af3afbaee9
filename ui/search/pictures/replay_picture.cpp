#include "ui/search/pictures/replay_picture.h"

namespace flip::ui {

ReplayPicture::ReplayPicture(const QString& name, const QString& title, QWidget* parent)
    : SearchPicture(parent) {
    setObjectName(name);
    setAccessibleName(title);
}

void ReplayPicture::showPlace(const TraceReplay& replay) {
    const bool known = replay_ && &replay_->trace() == &replay.trace();
    replay_ = replay;
    if (!known) begin();
    place();
    update();
}

void ReplayPicture::paintEvent(QPaintEvent*) {
    if (!replay_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(smallFont());
    paint(painter);
}

} // namespace flip::ui
