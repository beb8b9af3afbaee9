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
    constexpr int usualSide = 1200;
    // Of a large board, smaller pieces are better than a picture that nothing can show.
    constexpr int mostSide = 4096;
    const int cells = std::max({board.rows, board.columns, 1});
    return std::clamp(usualSide / cells, std::clamp(mostSide / cells, 1, 16), 96);
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
