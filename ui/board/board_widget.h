#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_painter.h"

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include <optional>
#include <vector>

namespace flip::ui {

/// A board on the screen: how it looks and where everything lies, the pointer and the cursor, and what a
/// screen reader needs to know. Which board that is, and what moves on it, is its heirs' business.
class BoardWidget : public QWidget {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    void setTheme(const QString& name);
    void setMarkBlack(bool marked);
    void setCoordinates(bool shown);

    /// The board with its marks as it is to be seen, without pointer, cursor and movement; as large as cells
    /// of this side make it, in pixels.
    [[nodiscard]] QImage picture(int cellSide);

    /// The pieces as they lie.
    [[nodiscard]] virtual const Grid& board() const = 0;

    /// Whether a piece can be pressed here.
    [[nodiscard]] virtual bool isPlayable() const { return true; }

    [[nodiscard]] Cell cursor() const { return cursor_; }

    void setCursorCell(Cell cell);

    /// The piece under the pointer or, with the keyboard, under the cursor.
    [[nodiscard]] std::optional<Cell> pointedCell() const;

    /// Where a cell lies in this widget.
    [[nodiscard]] QRect cellRect(Cell cell) const { return geometry_.cellRect(cell).toAlignedRect(); }

    [[nodiscard]] std::optional<Cell> cellAt(QPoint point) const { return geometry_.cellAt(point); }

    [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

    /// "row 2, column 3, black": what a screen reader says of a piece.
    [[nodiscard]] QString pieceName(Cell cell) const;
    /// The marks on a piece in words, for those who cannot see them: "step 2", "hatched".
    [[nodiscard]] virtual QString pieceMarks(Cell cell) const = 0;

  signals:
    /// The person wants to press this cell.
    void pressRequested(flip::Cell cell);
    void cursorMoved(flip::Cell cell);
    /// pointedCell() is another one.
    void pointed(std::optional<flip::Cell> cell);
    /// These pieces have turned over; for screen readers.
    void piecesTurned(const std::vector<flip::Cell>& cells);
    /// There is another board, perhaps of another size.
    void boardReplaced();

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

    [[nodiscard]] virtual Goal goal() const = 0;
    /// Pieces that belong to the one that is pointed at.
    [[nodiscard]] virtual std::vector<Cell> tintedCells() const = 0;
    /// What is to be drawn; heirs add what lies on the board, and the marks.
    [[nodiscard]] virtual BoardScene scene();

    /// To be called once the board is there, and when it is another one.
    void retheme();
    /// Forgets the pointer and keeps the cursor on the board, which is another one.
    void adaptToBoard();
    void updateCells(const std::vector<Cell>& cells);
    /// Moves the cursor by an arrow key, Home or End; false when it is another key.
    bool moveCursor(const QKeyEvent& event);

    [[nodiscard]] const BoardGeometry& geometry() const { return geometry_; }

    [[nodiscard]] const BoardTheme& theme() const { return theme_; }

  private:
    void relayout();
    /// What is copied at every paint: the table and the pieces, at the scale of the screen.
    void drawCaches();
    void setHover(std::optional<Cell> cell);

    [[nodiscard]] bool cursorCounts() const { return cursorShown_ && hasFocus(); }

    [[nodiscard]] std::optional<Cell> cursorTarget(const QKeyEvent& event) const;

    QString themeName_;
    BoardTheme theme_;
    BoardGeometry geometry_;
    PieceArt art_;
    QPixmap table_;
    bool markBlack_ = true;
    bool coordinates_ = true;
    Cell cursor_;
    bool cursorShown_ = false;
    std::optional<Cell> hover_;
};

} // namespace flip::ui
