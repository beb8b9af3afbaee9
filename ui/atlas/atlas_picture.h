#pragma once

#include "core/model/grid.h"

#include <QImage>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <vector>

namespace flip::ui {

/// A point for every board of a small family. The first half of a board's cells, as a binary number, gives
/// the column of its point, the second half the row. The wheel zooms, dragging moves, a click takes a board;
/// at high zoom, the boards themselves are drawn. By keyboard: arrows, + and −, Enter.
class AtlasPicture : public QWidget {
    Q_OBJECT

  public:
    explicit AtlasPicture(QWidget* parent = nullptr);

    /// `optima` is the result of optimumOfEveryBoard, for boards of this size with at most 16 cells.
    void show(Size board, std::vector<std::int8_t> optima);

    /// The board under the pointer or, with the keyboard, under the cursor; by its packed word.
    [[nodiscard]] std::optional<std::uint64_t> current() const;

    [[nodiscard]] int optimum(std::uint64_t board) const { return optima_[board]; }

    /// Highlights the boards that need this number of presses.
    void setHighlight(std::optional<std::int64_t> presses);

    /// The place of a board in the picture, if it is in view.
    [[nodiscard]] QRectF boardRect(std::uint64_t board) const;

    /// Width of a board in the picture, in pixels.
    [[nodiscard]] double scale() const { return scale_; }

    [[nodiscard]] QSize sizeHint() const override { return {side, side}; }

    static constexpr int side = 256;

  signals:
    void currentChanged();
    void taken(quint64 board);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void paintImage();
    void paintBoards(QPainter& painter);
    void paintHighlight(QPainter& painter);
    void paintMark(QPainter& painter, QPoint place);
    void zoomBy(double factor, QPointF about);
    void keepInside();
    void moveCursor(int right, int down);
    void showCursor();
    void announce();
    [[nodiscard]] std::uint64_t boardOf(QPoint place) const;
    [[nodiscard]] QPoint placeOf(std::uint64_t board) const;
    [[nodiscard]] std::optional<QPoint> placeAt(QPointF point) const;

    [[nodiscard]] int across() const { return 1 << acrossBits_; }

    [[nodiscard]] int down() const { return 1 << downBits_; }

    Size board_{1, 1};
    std::vector<std::int8_t> optima_;
    int acrossBits_ = 0;
    int downBits_ = 0;
    QImage image_;
    double smallest_ = 1;
    double scale_ = 1;
    /// The place in the upper left corner of the view, in boards.
    QPointF origin_;
    std::optional<QPoint> hovered_;
    std::optional<std::int64_t> highlight_;
    QPoint cursor_;
    std::optional<QPointF> dragFrom_;
    bool dragged_ = false;
};

} // namespace flip::ui
