#pragma once

#include "core/model/grid.h"
#include "ui/board/board_theme.h"

#include <QPainter>
#include <QWidget>

namespace flip::ui {

/// The colours of boards that are only looked at.
[[nodiscard]] BoardTheme miniTheme(const QPalette& palette);

/// A board drawn small and flat, as large as fits into `room` and in its middle.
void paintMiniBoard(QPainter& painter, const QRectF& room, const Grid& board, const BoardTheme& theme);

/// A board to look at, not to play on.
class MiniBoard : public QWidget {
    Q_OBJECT

  public:
    explicit MiniBoard(QWidget* parent = nullptr) : QWidget(parent) {}

    void setBoard(const Grid& board);

    [[nodiscard]] const Grid& board() const { return board_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Grid board_;
};

} // namespace flip::ui
