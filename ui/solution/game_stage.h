#pragma once

#include "ui/board/board_view.h"
#include "ui/game/solution_player.h"
#include "ui/widgets/transport_bar.h"

#include <QWidget>

namespace flip::ui {

/// A game to be played: its board, above it a place for what is told of it, and below it the transport bar
/// while there is a solution to step through. Both places are always kept, so that the board does not move.
class GameStage : public QWidget {
    Q_OBJECT

  public:
    GameStage(Game& game, SolutionPlayer& player, FrameClock& clock, QWidget* parent = nullptr);

    [[nodiscard]] BoardView& board() { return *board_; }

    /// Says whether a press or a step after undo begins another try and keeps what was undone; otherwise that
    /// is forgotten. What was undone until then is kept in any case.
    void setKeepingTries(bool keeping);

    /// Sets the speed of the player, the board and the transport bar.
    void setSpeed(double speed);

  signals:
    /// The user has chosen a speed, which is already set; SolutionPlayer::instantSpeed for "instant".
    void speedChosen(double speed);
    /// The user has pressed a cell that has no button; nothing has changed.
    void pressRefused(flip::Cell cell);

  private:
    Game& game_;
    SolutionPlayer& player_;
    BoardView* board_;
    TransportBar* transport_;
    bool wantsTries_ = false;
    bool keepsTries_ = false;
};

} // namespace flip::ui
