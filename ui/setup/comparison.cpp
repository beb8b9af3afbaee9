#include "ui/setup/comparison.h"

#include <QResizeEvent>

#include <algorithm>

namespace flip::ui {

Comparison::Comparison(BoardWidget& board, QWidget* parent)
    : QWidget(parent), board_(board), picture_(new ComparedPicture(board, this)),
      command_(new QAction(tr("Show the &Picture"), this)) {
    board.setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    command_->setObjectName(QStringLiteral("showPicture"));
    command_->setIconText(tr("Picture"));
    command_->setToolTip(tr("Show the picture from which this board was read"));
    command_->setCheckable(true);
    connect(command_, &QAction::triggered, this, &Comparison::choose);
    connect(picture_, &ComparedPicture::clicked, this, [this] {
        if (isInstead_) choose(false);
    });
    arrange();
}

void Comparison::setPicture(const std::optional<BoardInPicture>& picture) {
    besideWanted_ = true;
    isInstead_ = false;
    picture_->setPicture(picture);
    arrange();
}

void Comparison::choose(bool shown) {
    (hasRoomForBoth() ? besideWanted_ : isInstead_) = shown;
    arrange();
    if (!isInstead_) board_.setFocus();
}

bool Comparison::hasRoomForBoth() const {
    constexpr int least = 200;
    const QSize half = isBeside() ? QSize(width() / 2, height()) : QSize(width(), height() / 2);
    return std::min(half.width(), half.height()) >= least;
}

void Comparison::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void Comparison::arrange() {
    const bool hasPicture = picture_->picture().has_value();
    const bool hasRoom = hasRoomForBoth();
    // Clicks correct the board: it comes back when there is room for it again.
    if (!hasPicture || hasRoom) isInstead_ = false;
    const bool isShown = hasPicture && (hasRoom ? besideWanted_ : isInstead_);
    command_->setVisible(hasPicture);
    command_->setChecked(isShown);
    QRect first = rect();
    QRect second = rect();
    if (isShown && !isInstead_) {
        isBeside() ? first.setWidth(width() / 2) : first.setHeight(height() / 2);
        second = QRect(isBeside() ? QPoint(width() - first.width(), 0) : QPoint(0, height() - first.height()),
                       first.size());
    }
    picture_->setGeometry(first);
    board_.setGeometry(isShown ? second : rect());
    picture_->setVisible(isShown);
    board_.setVisible(!isInstead_);
}

} // namespace flip::ui
