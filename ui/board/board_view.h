#pragma once

#include "ui/board/board_painter.h"
#include "ui/game/frame_clock.h"
#include "ui/game/game.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// Shows a game's board and turns mouse and keys into presses. Draws from the game's state; what it keeps
/// itself is the cursor, the pointer and what is moving at the moment, none of which undo would restore.
class BoardView : public QWidget {
    Q_OBJECT

  public:
    BoardView(Game& game, FrameClock& clock, QWidget* parent = nullptr);

    void setTheme(const QString& name);
    void setMarkBlack(bool marked);
    void setCoordinates(bool shown);
    void setReducedMotion(bool reduced);
    /// Multiple of the normal speed at which pieces turn.
    void setSpeed(double speed);
    void setMarks(BoardMarks marks);

    [[nodiscard]] const BoardMarks& marks() const { return marks_; }

    /// A ring on one cell that breathes twice and goes.
    void showHint(Cell cell);
    /// A quiet light around the finished board.
    void celebrate();

    [[nodiscard]] const Game& game() const { return game_; }

    [[nodiscard]] Cell cursor() const { return cursor_; }

    void setCursorCell(Cell cell);

    /// Where a cell lies in this widget.
    [[nodiscard]] QRect cellRect(Cell cell) const { return geometry_.cellRect(cell).toAlignedRect(); }

    [[nodiscard]] std::optional<Cell> cellAt(QPoint point) const { return geometry_.cellAt(point); }

    /// Whether pieces are turning over at the moment.
    [[nodiscard]] bool isMoving() const { return running_.has_value(); }

    [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

    /// "row 2, column 3, black": what a screen reader says of a piece.
    [[nodiscard]] QString pieceName(Cell cell) const;
    /// The marks on a piece in words, for those who cannot see them: "step 2", "hatched".
    [[nodiscard]] QString pieceMarks(Cell cell) const;

  signals:
    /// The person wants to press this cell.
    void pressRequested(flip::Cell cell);
    void cursorMoved(flip::Cell cell);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

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

    void relayout();
    void retheme();
    void startTurning(const Transition& transition, Direction direction, Motion motion);
    void finishTurning();
    void tick(qint64 now);
    void wantFrames();
    [[nodiscard]] double strength(const std::optional<Pulse>& pulse) const;
    [[nodiscard]] BoardScene scene();
    [[nodiscard]] std::vector<Cell> tintedCells() const;
    void updateCells(const std::vector<Cell>& cells);
    void setHover(std::optional<Cell> cell);
    void boardReplaced();
    void pressCell(Cell cell);
    [[nodiscard]] std::optional<Cell> cursorTarget(const QKeyEvent& event) const;

    Game& game_;
    FrameClock& clock_;
    QString themeName_;
    BoardTheme theme_;
    BoardGeometry geometry_;
    PieceArt art_;
    QPixmap table_;
    BoardMarks marks_;
    bool markBlack_ = true;
    bool coordinates_ = true;
    bool reducedMotion_ = false;
    double speed_ = 1;
    Cell cursor_;
    bool cursorShown_ = false;
    std::optional<Cell> hover_;
    std::optional<Running> running_;
    std::optional<Pulse> hintPulse_;
    Cell hintCell_;
    std::optional<Pulse> glowPulse_;
};

} // namespace flip::ui
