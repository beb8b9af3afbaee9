#pragma once

#include "ui/board/board_geometry.h"

#include <QObject>
#include <QPointF>
#include <QTouchEvent>
#include <QWheelEvent>

#include <optional>

namespace flip::ui {

class BoardWidget;

/// Zooms and moves a board by wheel, touch pad, mouse and touch screen: Ctrl and the wheel, or a pinch, zoom
/// where the pointer or the fingers are; the wheel alone, the middle button and a finger move a board of
/// which only a part is seen. A tap is a click, as soon as it is known not to begin a pinch.
class ZoomHands : public QObject {
    Q_OBJECT

  public:
    explicit ZoomHands(BoardWidget& board);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// What the fingers on the screen are doing.
    enum class Touch { Nothing, Taps, Moves, Paints, Pinches };

    bool touch(const QTouchEvent& event);
    void touchOne(QPointF at);
    void touchTwo(QPointF first, QPointF second);
    void endTouch(bool cancelled);
    void sendMouse(QEvent::Type type, QPointF at);
    bool turnWheel(const QWheelEvent& event);
    bool drag(QEvent& event);
    void zoom(qreal factor, QPointF about);

    BoardWidget& board_;
    /// The side of a cell that was asked for, which is rounded to be shown: many small turns of a wheel add
    /// up.
    qreal wanted_ = 0;
    /// Where the pointer was last while it drags the board.
    std::optional<QPointF> dragged_;
    Touch touch_ = Touch::Nothing;
    /// Where the finger was last, or the middle between two.
    QPointF touched_;
    /// Between two fingers.
    qreal span_ = 0;
};

} // namespace flip::ui
