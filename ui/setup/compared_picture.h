#pragma once

#include "ui/board/board_in_picture.h"
#include "ui/board/board_widget.h"

#include <optional>

namespace flip::ui {

/// The picture from which a board was read. Its cells are as large as those of the board, and as high up in a
/// widget of the same size, so that the two can be compared row by row. The cell that is pointed at on the
/// board is framed, and so are uncertain ones, with dashes.
class ComparedPicture : public QWidget {
    Q_OBJECT

  public:
    /// The board must live as long as this.
    ComparedPicture(const BoardWidget& board, QWidget* parent);

    /// Nothing is drawn without a picture.
    void setPicture(const std::optional<BoardInPicture>& picture);

    [[nodiscard]] const std::optional<BoardInPicture>& picture() const { return picture_; }

    /// Where a cell is drawn.
    [[nodiscard]] QRectF cellRect(Cell cell) const { return geometry().cellRect(cell); }

  signals:
    void clicked();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    [[nodiscard]] BoardGeometry geometry() const;

    const BoardWidget& board_;
    std::optional<BoardInPicture> picture_;
};

} // namespace flip::ui
