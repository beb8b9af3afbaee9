#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "core/model/grid.h"

#include <QImage>
#include <QRectF>

#include <vector>

namespace flip::ui {

/// A board found in a picture.
struct PictureBoard {
    /// The darker cells are black. If all cells have one colour, all are white.
    Grid board;
    /// Where it is, in pixels of the picture.
    QRectF area;
    bool isOneColour = false;
    /// The cells that are least certain, row by row: a part of them has another colour.
    std::vector<Cell> uncertain;
};

/// Why no board was read.
enum class NoBoard {
    /// Nothing looks like one, or the monitor asked to stop.
    NotSeen,
    /// Something does, but not clearly: a wrong board would be worse than none.
    NotClear
};

/// Looks for a board of three or more rows and columns of square cells, upright and of two colours, in a
/// picture such as a screenshot. The monitor may be null. Takes up to about two seconds.
[[nodiscard]] Result<PictureBoard, NoBoard> boardInPicture(const QImage& picture, Monitor* monitor = nullptr);

} // namespace flip::ui
