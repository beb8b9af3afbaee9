#pragma once

#include "core/model/cell.h"
#include "ui/reading/picture_lattice.h"

#include <vector>

namespace flip::ui {

/// What speaks against a board that was found in a picture.
struct PictureDoubts {
    /// Whether it may end elsewhere than it was taken to, or its lines may be elsewhere.
    bool isUnclear = false;
    /// The cells of which only a part has one of the board's two colours, row by row.
    std::vector<Cell> cells;
};

/// The fit must come from the same pixels. O(pixels/side).
[[nodiscard]] PictureDoubts doubtsAbout(const PicturePixels& pixels, const LatticeFit& fit);

} // namespace flip::ui
