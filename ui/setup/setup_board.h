#pragma once

#include "ui/board/board_view.h"
#include "ui/game/game.h"

#include <optional>

namespace flip::ui {

/// The game's board while it is set up by hand: a press flips only the pressed piece. The mouse paints: the
/// first piece decides the colour of all pieces that the pointer passes until the button is released. Shift
/// and the arrow keys paint with the colour of the piece where they start. Space flips a piece; b and w, 1
/// and 0 and the other signs of boards set a piece and move on to the next. Each stroke is one move of the
/// game.
class SetupBoard : public BoardWidget {
    Q_OBJECT

  public:
    explicit SetupBoard(Game& game, QWidget* parent = nullptr);

    [[nodiscard]] const Grid& board() const override {
        return stroke_ ? stroke_->board : game_.puzzle().board;
    }

    [[nodiscard]] bool isPainted() const override { return true; }

    /// Shows the marks of the board on which this game is played: a page may speak of them meanwhile. It must
    /// live as long as this board.
    void showMarksOf(const BoardView& play);

    [[nodiscard]] std::vector<Cell> markedCells() const override;

  signals:
    /// A stroke has become the latest move of the game.
    void painted();
    /// The user has finished.
    void finished();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    [[nodiscard]] const Goal& goal() const override { return game_.puzzle().goal; }

    [[nodiscard]] QStringList marksOn(Cell cell) const override;
    [[nodiscard]] std::vector<Cell> tintedCells() const override;
    [[nodiscard]] BoardScene scene() override;

  private:
    /// Pieces that are being painted and not a move yet.
    struct Stroke {
        Grid board;
        bool black = false;
        /// The last cell painted; nothing while the pointer is off the board.
        std::optional<Cell> at;
    };

    void begin(Cell cell, bool black);
    void drawTo(std::optional<Cell> cell);
    void end();
    void put(Cell cell, bool black);
    bool type(const QKeyEvent& event);
    bool drawByKey(const QKeyEvent& event);
    void replaceBoard();
    void showMany();

    Game& game_;
    const BoardView* play_ = nullptr;
    std::optional<Stroke> stroke_;
    bool mouseDraws_ = false;
};

} // namespace flip::ui
