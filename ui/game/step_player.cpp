#include "ui/game/step_player.h"

#include <algorithm>

namespace flip::ui {

StepPlayer::StepPlayer(FrameClock& clock, QObject* parent) : QObject(parent), clock_(clock) {
    connect(&clock_, &FrameClock::ticked, this, [this](qint64 now) {
        if (playing_) tick(now);
    });
}

StepPlayer::~StepPlayer() { clock_.release(this); }

bool StepPlayer::offers(double speed) const { return std::ranges::count(speeds(), speed, &Speed::value) > 0; }

void StepPlayer::setPlaying(bool playing) {
    if (playing == playing_) return;
    playing_ = playing;
    if (playing) {
        clock_.require(this);
    } else {
        clock_.release(this);
    }
    emit changed();
}

bool handlePlayerKey(StepPlayer& player, int key) {
    switch (key) {
    case Qt::Key_Left:
        player.stepBack();
        return true;
    case Qt::Key_Right:
        player.stepForward();
        return true;
    case Qt::Key_Home:
        player.goTo(0);
        return true;
    case Qt::Key_End:
        player.goTo(player.count());
        return true;
    case Qt::Key_PageUp:
        player.skipBack();
        return true;
    case Qt::Key_PageDown:
        player.skipForward();
        return true;
    case Qt::Key_Space:
        player.toggle();
        return true;
    default:
        return false;
    }
}

} // namespace flip::ui
