#include "ui/widgets/stage_layout.h"

#include <algorithm>

namespace flip::ui {

namespace {

/// The height of the lower place: a round button, or a slider with words below.
int footHeight(const QWidget& stage) { return std::max(40, stage.fontMetrics().height() + 25); }

} // namespace

StageLayout::StageLayout(QWidget& stage) : QVBoxLayout(&stage), stage_(stage) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(0);
}

int StageLayout::headHeight(const QWidget& stage) {
    constexpr int least = 36;
    return std::max(least, 2 * stage.fontMetrics().lineSpacing() + 6);
}

void StageLayout::addHead(QWidget* words) {
    if (words == nullptr) return addSpacing(headHeight(stage_));
    addKept(*words, headHeight(stage_));
}

void StageLayout::addBoard(QWidget& board) { addWidget(&board, 1); }

void StageLayout::addFoot(QWidget& buttons) { addKept(buttons, footHeight(stage_)); }

void StageLayout::addKept(QWidget& part, int height) {
    part.setFixedHeight(height);
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    part.setSizePolicy(policy);
    addWidget(&part);
}

} // namespace flip::ui
