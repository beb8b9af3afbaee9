#pragma once

#include "core/model/transition.h"
#include "ui/board/board_theme.h"
#include "ui/board/flip_motion.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

namespace flip::ui {

/// Draws pieces. They are vectors, rendered once for a size and a scale factor and then copied.
class PieceArt {
  public:
    /// `radius` in device-independent pixels, `scale` device pixels for each of them.
    void prepare(const BoardTheme& theme, qreal radius, qreal scale, bool markBlack);

    /// A piece lying still, its shadow included.
    void drawResting(QPainter& painter, QPointF centre, Colour side);
    /// A piece half way: a disc in a turn about its axis, its edge showing; a button pushed while its light
    /// changes.
    void drawTurning(QPainter& painter, QPointF centre, const motion::Turn& turn);

    /// How far from its centre a piece paints, shadow and lifting included.
    [[nodiscard]] static qreal reach(qreal radius) { return radius * 1.22 + 2; }

  private:
    [[nodiscard]] QPixmap& cached(int key, qreal halfSide, const std::function<void(QPainter&)>& draw);
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
    QHash<int, QPixmap> cache_;
};

} // namespace flip::ui
