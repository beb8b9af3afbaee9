#pragma once

#include "ui/board/board_widget.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"

#include <optional>

namespace flip::ui {

/// Shows a game's board and turns mouse and key events into presses. Draws from the game's state; keeps only
/// the cursor, the pointer and the current animation, none of which undo restores.
class BoardView : public BoardWidget {
    Q_OBJECT

  public:
    BoardView(Game& game, FrameClock& clock, QWidget* parent = nullptr);

    void setReducedMotion(bool reduced);
    /// Sets the speed at which pieces turn, as a multiple of the normal one.
    void setSpeed(double speed);
    void setMarks(BoardMarks marks);

    [[nodiscard]] const BoardMarks& marks() const { return marks_; }

    /// Shows a light that pulses and then stays, instead of the last one; an empty one shows none.
    void showHint(HintLight light);

    /// The light that is shown now; null if there is none.
    [[nodiscard]] const HintLight* hint() const { return hint_.isEmpty() ? nullptr : &hint_; }

    /// Shows a soft glow around the solved board.
    void celebrate();

    [[nodiscard]] const Grid& board() const override { return game_.puzzle().board; }

    /// The steps in their order, then what is flipped by hand, then the hatched pieces.
    [[nodiscard]] std::vector<Cell> markedCells() const override;

    /// Whether pieces are turning over.
    [[nodiscard]] bool isMoving() const { return running_.has_value(); }

    [[nodiscard]] QStringList marksOn(Cell cell) const override;

  signals:
    void marksChanged();

  protected:
    [[nodiscard]] const Goal& goal() const override { return game_.puzzle().goal; }

    [[nodiscard]] std::vector<Cell> tintedCells() const override;
    [[nodiscard]] BoardScene scene() override;

  private:
    struct Running {
        Transition transition;
        Direction direction = Direction::Forward;
        qint64 since = 0;
    };

    /// A light that comes and goes, the glow of the solved board, or comes, goes and stays, that of a hint.
    struct Pulse {
        qint64 since = 0;
        double length = 0;
        double breaths = 1;
    };

    void startTurning(const Transition& transition, Direction direction, Motion motion);
    void finishTurning();
    void tick(qint64 now);
    void wantFrames();
    [[nodiscard]] double strength(const std::optional<Pulse>& pulse) const;
    [[nodiscard]] std::vector<Cell> hintedCells() const;
    void replaceBoard();
    void showMany();

    Game& game_;
    FrameClock& clock_;
    BoardMarks marks_;
    bool reducedMotion_ = false;
    double speed_ = 1;
    std::optional<Running> running_;
    std::optional<Pulse> hintPulse_;
    HintLight hint_;
    std::optional<Pulse> glowPulse_;
};

} // namespace flip::ui
