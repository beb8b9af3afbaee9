#include "core/picture/picture_layout.h"

#include <algorithm>
#include <cmath>

namespace flip {

namespace {

/// Room for the shadow of the board.
constexpr int margin = 10;
/// With smaller cells, numbers would touch.
constexpr int smallestLabelled = 20;

} // namespace

double frameWidth(double cellSide) { return std::clamp(cellSide * 0.15, 2.0, 14.0); }

int pictureCellSide(Size board) {
    constexpr int mostSide = 1200;
    return std::clamp(mostSide / std::max({board.rows, board.columns, 1}), 16, 96);
}

PictureLayout::PictureLayout(Size board, int cellSide, bool wantsCoordinates)
    : side(cellSide), frame(frameWidth(cellSide)), left(margin), top(margin),
      coordinates(wantsCoordinates && cellSide >= smallestLabelled) {
    if (coordinates) left = labelRoom;
    const auto framed = [&](int cells) { return static_cast<int>(std::ceil(cells * side + 2 * frame)); };
    width = left + framed(board.columns) + margin;
    height = top + framed(board.rows) + (coordinates ? labelRoom + 6 : margin);
}

} // namespace flip
