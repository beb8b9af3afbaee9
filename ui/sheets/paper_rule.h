#pragma once

#include "core/model/rule.h"

#include <QPainter>

namespace flip::ui {

/// The rule of a table on paper, in black and white: a small board for each piece, arranged as the pieces
/// are. Lengths are in points.
namespace paper_rule {

/// Whether the squares of the small boards can be told apart.
[[nodiscard]] bool fits(const QRectF& room, Size board);

/// In each small board, the squares that turn over are black, and the one that is pressed has a dot. A cross
/// is in the place of a piece without a button.
void paint(QPainter& painter, const QRectF& room, const Rule& rule);

} // namespace paper_rule

} // namespace flip::ui
