#include "ui/solution/game_stage.h"

#include "core/model/special_cells.h"
#include "ui/widgets/stage_layout.h"

namespace flip::ui {

GameStage::GameStage(Game& game, SolutionPlayer& player, FrameClock& clock, QWidget* parent)
    : QWidget(parent), game_(game), player_(player), board_(new BoardView(game, clock, this)),
      transport_(new TransportBar(player, tr("Steps of the solution"), TransportBar::Rows::One, this)) {
    auto* layout = new StageLayout(*this);
    layout->addHead();
    layout->addBoard(*board_);
    layout->addFoot(*transport_);
    connect(&game_, &Game::changed, this, [this] { setKeepingTries(wantsTries_); });
    connect(board_, &BoardView::pressRequested, this, [this](Cell cell) {
        if (!hasButton(game_.puzzle().rule, cell)) {
            emit pressRefused(cell);
            return;
        }
        // Pressing a piece takes over from the player.
        player_.pause();
        player_.keepUndone();
        game_.press(cell);
    });
    connect(transport_, &TransportBar::speedChosen, this, [this](double speed) {
        setSpeed(speed);
        emit speedChosen(speed);
    });
}

void GameStage::setKeepingTries(bool keeping) {
    wantsTries_ = keeping;
    if (keeping || !game_.canRedo()) keepsTries_ = keeping;
    game_.setKeepingTries(keepsTries_);
}

void GameStage::setSpeed(double speed) {
    player_.setSpeed(speed);
    board_->setSpeed(speed);
    transport_->setSpeed(speed);
}

} // namespace flip::ui
