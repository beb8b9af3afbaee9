#pragma once

#include "core/model/puzzle.h"

#include <QFont>
#include <QPainter>

namespace flip::ui {

/// Boards in black and white, on paper. Lengths are in points.
namespace paper_board {

/// The largest square cells with which the board fits; the board is centred at the top of the room.
[[nodiscard]] QRectF area(const QRectF& room, Size board, qreal mostSide);

/// A puzzle to be solved with a pencil: a ring for each white piece, a disc for each black one and, if the
/// cells are large enough, a box in the corner of each to tick when it is pressed; a cross behind those
/// without a button. Pieces that differ from the target, if there is one, have a dot.
void paintPuzzle(QPainter& painter, const QRectF& area, const Puzzle& puzzle);

/// The board in grey and, on the cells to press, their numbers in reading order; crosses if the cells are
/// small or the presses more than 99.
void paintSolution(QPainter& painter, const QRectF& area, const Grid& board, const Grid& presses, QFont font);

// What both boards and rules are drawn with.

[[nodiscard]] QRectF cellRect(const QRectF& area, Size board, Cell cell);
void paintLines(QPainter& painter, const QRectF& area, Size board, const QColor& colour);
void paintDot(QPainter& painter, const QRectF& cell, bool onBlack);
/// A cross from corner to corner.
void paintNoButton(QPainter& painter, const QRectF& cell);

} // namespace paper_board

} // namespace flip::ui
