#pragma once

#include "core/model/grid.h"

#include <QFont>
#include <QPainter>

namespace flip::ui {

/// Boards in black and white, on paper. Lengths are in points.
namespace paper_board {

/// The largest square cells with which the board fits; the board is centred at the top of the room.
[[nodiscard]] QRectF area(const QRectF& room, Size board, qreal mostSide);

/// A board to be solved with a pencil: a ring for each white piece, a disc for each black one and, if the
/// cells are large enough, a box in the corner of each to tick when it is pressed. Pieces that differ from
/// the target, if there is one, have a dot.
void paintPuzzle(QPainter& painter, const QRectF& area, const Grid& board, const Grid* target = nullptr);

/// The board in grey and, on the cells to press, their numbers in reading order; crosses if the cells are
/// small or the presses more than 99.
void paintSolution(QPainter& painter, const QRectF& area, const Grid& board, const Grid& presses, QFont font);

} // namespace paper_board

} // namespace flip::ui
