#pragma once

#include "ui/reading/picture_lattice.h"

#include <QRectF>

namespace flip::ui {

/// Where a board that was found is exactly, in pixels: a board is read as well if its lattice is a little
/// off, but it is to be compared with the picture cell by cell. O(pixels).
[[nodiscard]] QRectF exactPlace(const PicturePixels& pixels, const LatticeFit& fit);

} // namespace flip::ui
