#pragma once

#include "ui/board/board_widget.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"

#include <optional>

namespace flip::ui {

/// Shows a game's board and turns mouse and keys into presses. Draws from the game's state; what it keeps
/// itself is the cursor, the pointer and what is moving at the moment, none of which undo would restore.
class BoardView : public BoardWidget {
    Q_OBJECT

  public:
    BoardView(Game& game, FrameClock& clock, QWidget* parent = nullptr);

    void setReducedMotion(bool reduced);
    /// Multiple of the normal speed at which pieces turn.
    void setSpeed(double speed);
    void setMarks(BoardMarks marks);

    [[nodiscard]] const BoardMarks& marks() const { return marks_; }

    /// A ring on one cell that breathes twice and goes.
    void showHint(Cell cell);
    /// A quiet light around the finished board.
    void celebrate();

    [[nodiscard]] const Grid& board() const override { return game_.puzzle().board; }

    /// Whether pieces are turning over at the moment.
    [[nodiscard]] bool isMoving() const { return running_.has_value(); }

    [[nodiscard]] QString pieceMarks(Cell cell) const override;

  protected:
    [[nodiscard]] Goal goal() const override { return game_.puzzle().goal; }

    [[nodiscard]] std::vector<Cell> tintedCells() const override;
    [[nodiscard]] BoardScene scene() override;

  private:
    struct Running {
        Transition transition;
        Direction direction = Direction::Forward;
        qint64 since = 0;
    };

    /// A light that comes and goes: the hint's ring, the finished board's glow.
    struct Pulse {
        qint64 since = 0;
        double length = 0;
        int breaths = 1;
    };

    void startTurning(const Transition& transition, Direction direction, Motion motion);
    void finishTurning();
    void tick(qint64 now);
    void wantFrames();
    [[nodiscard]] double strength(const std::optional<Pulse>& pulse) const;
    void replaceBoard();

    Game& game_;
    FrameClock& clock_;
    BoardMarks marks_;
    bool reducedMotion_ = false;
    double speed_ = 1;
    std::optional<Running> running_;
    std::optional<Pulse> hintPulse_;
    Cell hintCell_;
    std::optional<Pulse> glowPulse_;
};

} // namespace flip::ui
