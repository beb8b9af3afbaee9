#pragma once

#include "core/base/monitor.h"
#include "core/model/grid.h"

#include <QImage>
#include <QRectF>

#include <optional>

namespace flip::ui {

/// A board found in a picture.
struct PictureBoard {
    /// The darker cells are black. If all cells have one colour, all are white.
    Grid board;
    /// Where it is, in pixels of the picture.
    QRectF area;
    bool isOneColour = false;
};

/// Looks for a board of nine or more square cells, in several rows and columns, upright and of two colours,
/// in a picture such as a screenshot. Nothing if none is seen clearly, or if the monitor, which may be null,
/// asks to stop. Takes up to about a second.
[[nodiscard]] std::optional<PictureBoard> boardInPicture(const QImage& picture, Monitor* monitor = nullptr);

} // namespace flip::ui
