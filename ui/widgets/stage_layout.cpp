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
    /// In heights of a line: a stage is narrow below the one width, and high from the other height on.
    constexpr int narrow = 28;
    constexpr int high = 18;
    /// Above the words, below them, and before the board.
    constexpr int besideWords = 10;
    const int line = stage.fontMetrics().lineSpacing();
    const bool three = stage.width() < narrow * line && stage.height() >= high * line;
    return std::max(least, (three ? 3 : 2) * line + besideWords);
}

void StageLayout::addHead(QWidget* words) {
    words_ = words;
    if (words != nullptr) return addKept(*words, headHeight(stage_));
    head_ = new QSpacerItem(0, headHeight(stage_), QSizePolicy::Minimum, QSizePolicy::Fixed);
    addSpacerItem(head_);
}

void StageLayout::setGeometry(const QRect& rect) {
    const int head = headHeight(stage_);
    if (words_ != nullptr && words_->height() != head) words_->setFixedHeight(head);
    if (head_ != nullptr && head_->sizeHint().height() != head) {
        head_->changeSize(0, head, QSizePolicy::Minimum, QSizePolicy::Fixed);
        invalidate();
    }
    QVBoxLayout::setGeometry(rect);
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
