#pragma once

#include "core/model/puzzle.h"
#include "ui/board/board_picture.h"

#include <QPixmap>
#include <QWidget>

#include <optional>
#include <vector>

namespace flip::ui {

class BoardOverview;

/// A board on the screen: its look and layout, the pointer and the cursor, and what a screen reader needs to
/// know. Subclasses decide which board is shown and what moves on it.
class BoardWidget : public QWidget {
    Q_OBJECT

  public:
    explicit BoardWidget(QWidget* parent = nullptr);

    void setTheme(const QString& name);
    void setMarkBlack(bool marked);
    void setCoordinates(bool shown);

    /// A picture of the board with its marks, without pointer, cursor and movement. `cellSide` is in pixels.
    [[nodiscard]] BoardPicture picture(int cellSide);

    /// The board that is shown.
    [[nodiscard]] virtual const Grid& board() const = 0;

    /// Whether a piece can be pressed here.
    [[nodiscard]] virtual bool isPlayable() const { return true; }

    /// Whether a drag over the board does something to its pieces.
    [[nodiscard]] virtual bool isPainted() const { return false; }

    [[nodiscard]] Cell cursor() const { return cursor_; }

    void setCursorCell(Cell cell);

    /// The cell under the pointer or, with the keyboard, under the cursor.
    [[nodiscard]] std::optional<Cell> pointedCell() const;

    /// The area of a cell in this widget.
    [[nodiscard]] QRect cellRect(Cell cell) const { return geometry_.cellRect(cell).toAlignedRect(); }

    [[nodiscard]] std::optional<Cell> cellAt(QPoint point) const { return geometry_.cellAt(point); }

    /// Whether a point is on the frame around the cells, or next to it, as frames may be thin.
    [[nodiscard]] bool isOnFrame(QPoint point) const;

    /// Shows more or less of the board, or another part of it, as far as that goes.
    void setZoom(const BoardZoom& zoom);
    /// One step larger or smaller: at the cursor, or in the middle of what is seen.
    void zoomByStep(bool larger);

    [[nodiscard]] bool canZoom(bool larger) const;

    [[nodiscard]] const BoardGeometry& geometry() const { return geometry_; }

    /// Paints the pieces and marks in `clip` of the whole board, seen from afar.
    void paintWhole(QPainter& painter, const BoardGeometry& geometry, const QRect& clip);

    [[nodiscard]] QSize sizeHint() const override { return {560, 560}; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 120}; }

    /// The name of a piece for screen readers: "row 2, column 3, black".
    [[nodiscard]] QString pieceName(Cell cell) const;
    /// The marks on a piece in words, for screen readers: "differs from the target, step 2".
    [[nodiscard]] QString pieceMarks(Cell cell) const;

    /// The pieces with marks that are drawn over them, each once, in the order in which they are best read.
    [[nodiscard]] virtual std::vector<Cell> markedCells() const { return {}; }

  signals:
    /// The user wants to press this cell.
    void pressRequested(flip::Cell cell);
    void cursorMoved(flip::Cell cell);
    /// pointedCell() has changed.
    void pointed(std::optional<flip::Cell> cell);
    /// These pieces were flipped; for screen readers.
    void piecesTurned(const std::vector<flip::Cell>& cells);
    /// Another part of the board is seen, or the cells have another size.
    void zoomed();
    /// The board was replaced, perhaps by one of another size.
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

    [[nodiscard]] virtual const Goal& goal() const = 0;

    /// The marks that are drawn over a piece, in words: "step 2", "hatched".
    [[nodiscard]] virtual QStringList marksOn(Cell) const { return {}; }

    /// The pieces that differ from the target, and those that the rule makes special.
    [[nodiscard]] Grid markedByPuzzle() const;

    /// The pieces that belong to the cell that is pointed at.
    [[nodiscard]] virtual std::vector<Cell> tintedCells() const = 0;
    /// The scene to be drawn; subclasses add the pieces and the marks.
    [[nodiscard]] virtual BoardScene scene();

    /// What a subclass draws over everything else; may be empty. It must not refer to the widget.
    [[nodiscard]] virtual BoardPicture::Overlay overlay() const { return {}; }

    /// To be called once there is a board, and whenever it is replaced.
    void retheme();
    /// The same for the rule, which says which cells are special. O(1) if it is the same as before.
    void showRule(const Rule& rule);
    /// Forgets the pointer and keeps the cursor within the board, after it was replaced.
    void adaptToBoard();
    void updateCells(const std::vector<Cell>& cells);
    void updateAll();
    /// Moves the cursor by an arrow key, Home or End; false for any other key.
    bool moveCursor(const QKeyEvent& event);

    [[nodiscard]] const BoardTheme& theme() const { return theme_; }

  private:
    void relayout();
    /// The target, if the goal has one and it fits the board.
    [[nodiscard]] const Grid* target() const;
    /// Draws the table and the pieces at the scale of the screen, to be copied at every paint.
    void drawCaches();
    void setHover(std::optional<Cell> cell);

    [[nodiscard]] bool cursorCounts() const { return cursorShown_ && hasFocus(); }

    [[nodiscard]] std::optional<Cell> cursorTarget(const QKeyEvent& event) const;

    std::optional<Rule> rule_;
    SpecialCells special_;
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
    /// Where the pointer is, while what is under it counts.
    std::optional<QPointF> pointer_;
    BoardZoom zoom_;
    /// The cells of the zoom above, unless another board has come since.
    Size zoomedSize_;
    BoardOverview* overview_;
};

} // namespace flip::ui
