#pragma once

#include "ui/board/board_geometry.h"

#include <QWidget>

#include <vector>

namespace flip::ui {

class BoardWidget;

/// A small picture of the whole board in a corner of a board of which only a part is seen, with that part
/// framed. A click or a drag shows another part. It leaves a corner in which the board ends, so that every
/// piece can be reached.
class BoardOverview : public QWidget {
    Q_OBJECT

  public:
    explicit BoardOverview(BoardWidget& board);

    /// To be called when the layout of the board has changed.
    void follow();
    /// To be called when these cells must be painted again.
    void updateCells(const std::vector<Cell>& cells);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void place();
    void show(QPointF point);
    /// The frame around what is seen.
    [[nodiscard]] QRectF seen() const;

    BoardWidget& board_;
    BoardGeometry geometry_;
};

} // namespace flip::ui
