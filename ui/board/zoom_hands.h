#pragma once

#include "ui/board/board_geometry.h"

#include <QObject>
#include <QPointF>
#include <QWheelEvent>

#include <optional>

namespace flip::ui {

class BoardWidget;

/// Zooms and moves a board by wheel, touch pad and mouse: Ctrl and the wheel, or a pinch, zoom where the
/// pointer is; the wheel alone and the middle button move a board of which only a part is seen.
class ZoomHands : public QObject {
    Q_OBJECT

  public:
    explicit ZoomHands(BoardWidget& board);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool turnWheel(const QWheelEvent& event);
    bool drag(QEvent& event);
    void zoom(qreal factor, QPointF about);

    BoardWidget& board_;
    /// The side of a cell that was asked for, which is rounded to be shown: many small turns of a wheel add
    /// up.
    qreal wanted_ = 0;
    /// Where the pointer was last while it drags the board.
    std::optional<QPointF> dragged_;
};

} // namespace flip::ui
