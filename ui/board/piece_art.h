#pragma once

#include "core/model/transition.h"
#include "ui/board/board_theme.h"
#include "ui/board/flip_motion.h"

#include <QHash>
#include <QImage>
#include <QPainter>

namespace flip::ui {

/// Draws pieces: vectors that are rendered once per size and scale factor and then copied.
class PieceArt {
  public:
    /// Sets the look. `radius` is in device-independent pixels; `scale` is the number of device pixels in
    /// each of them.
    void prepare(const BoardTheme& theme, qreal radius, qreal scale, bool markBlack);

    /// Draws a piece at rest, with its shadow.
    void drawResting(QPainter& painter, QPointF centre, Colour side);
    /// Draws a piece that is turning: a disc rotated about its axis, with its edge showing; or a pushed
    /// button whose light is changing.
    void drawTurning(QPainter& painter, QPointF centre, const motion::Turn& turn);

    /// The distance from its centre up to which a piece paints, including shadow and lift.
    [[nodiscard]] static qreal reach(qreal radius) { return radius * 1.22 + 2; }

  private:
    [[nodiscard]] const QImage& cached(int key, qreal halfSide, const std::function<void(QPainter&)>& draw);
    void drawTurningDisc(QPainter& painter, QPointF centre, const motion::Turn& turn);
    void drawSwitching(QPainter& painter, QPointF centre, const motion::Turn& turn);
    void drawFace(QPainter& painter, Colour side) const;
    void drawDiscFace(QPainter& painter, Colour side) const;
    void drawButtonFace(QPainter& painter, Colour side) const;
    void drawShadow(QPainter& painter, double lift) const;
    void drawEdge(QPainter& painter, const motion::Turn& turn, qreal squeeze, qreal shift, Colour up) const;

    BoardTheme theme_;
    qreal radius_ = 0;
    qreal scale_ = 1;
    bool markBlack_ = true;
    /// Images, because no other thread than the window's may paint pixmaps.
    QHash<int, QImage> cache_;
};

} // namespace flip::ui
