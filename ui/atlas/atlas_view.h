#pragma once

#include <QPoint>
#include <QRect>
#include <QRectF>

#include <optional>

namespace flip::ui {

/// Which part of a rectangle of boards is seen, and where. A value that does not depend on widgets. Lengths
/// are in device-independent pixels, places in boards. A board is a whole number of device pixels wide, so
/// that all are drawn alike; only if not all of them have room even as single pixels, they are narrower.
class AtlasView {
  public:
    AtlasView() = default;
    /// All boards, as large as `room` allows. `ratio` is the number of device pixels in a pixel.
    AtlasView(QSize boards, QRectF room, double ratio);

    /// The same boards in another room: all of them again if all were seen, or the same part as far as
    /// possible.
    void setRoom(QRectF room, double ratio);

    /// Doubles or halves the scale, as far as that goes. The board under `about` stays there if possible.
    void zoom(bool in, QPointF about);
    void moveBy(QPointF way);
    /// Moves by as much as is needed to show a place.
    void reveal(QPoint place);

    /// The width of a board.
    [[nodiscard]] double scale() const { return scale_; }

    /// Where boards are seen: as large as all of them, but no larger than the room, in whose middle it is.
    [[nodiscard]] QRectF plot() const { return plot_; }

    [[nodiscard]] QSize boards() const { return boards_; }

    /// All places that are seen, even if only in part.
    [[nodiscard]] QRect visible() const;

    /// The area of a place, even if it is not seen.
    [[nodiscard]] QRectF rectOf(QPoint place) const;
    /// The area of several places.
    [[nodiscard]] QRectF rectOf(const QRect& places) const;

    [[nodiscard]] std::optional<QPoint> placeAt(QPointF point) const;

  private:
    [[nodiscard]] double fittingScale() const;
    void setScale(double scale);
    void keepInside();

    QSize boards_;
    QRectF room_;
    double ratio_ = 1;
    double scale_ = 1;
    QRectF plot_;
    /// The place in the upper left corner of the plot.
    QPointF origin_;
};

} // namespace flip::ui
