#pragma once

#include "core/model/grid.h"
#include "ui/board/board_theme.h"

#include <QPainter>
#include <QWidget>

namespace flip::ui {

/// The colours of boards that cannot be played on: discs, but buttons if the goal is all lit.
[[nodiscard]] BoardTheme miniTheme(const QPalette& palette, Goal::Kind goal = Goal::Either);

/// The cells of a board as large as fits into `room`, in its middle.
[[nodiscard]] QRectF miniBoardArea(const QRectF& room, Size board);
/// Draws such a board, flat.
void paintMiniBoard(QPainter& painter, const QRectF& room, const Grid& board, const BoardTheme& theme);

/// A small board that cannot be played on.
class MiniBoard : public QWidget {
    Q_OBJECT

  public:
    explicit MiniBoard(QWidget* parent = nullptr) : QWidget(parent) {}

    /// A board with this goal.
    void setBoard(const Grid& board, Goal::Kind goal);

    [[nodiscard]] const Grid& board() const { return board_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Grid board_;
    Goal::Kind goal_ = Goal::Either;
};

} // namespace flip::ui
