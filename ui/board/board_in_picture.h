#pragma once

#include "core/model/cell.h"

#include <QImage>
#include <QRectF>

#include <vector>

namespace flip::ui {

/// The part of a picture from which a board was read, to be compared with it.
struct BoardInPicture {
    /// The board with a little of what is around it, at most `mostSide` pixels wide and high.
    QImage image;
    /// Where its cells are in the image, in pixels.
    QRectF cells;
    Size size;
    /// The cells that are least certain.
    std::vector<Cell> uncertain;

    static constexpr int mostSide = 1200;
};

} // namespace flip::ui
