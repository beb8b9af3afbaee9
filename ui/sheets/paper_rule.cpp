#include "ui/sheets/paper_rule.h"

#include "core/model/special_cells.h"
#include "ui/sheets/paper_board.h"

#include <algorithm>

namespace flip::ui::paper_rule {

namespace {

/// Half a millimetre.
constexpr qreal leastSquare = 1.5;
/// What a small board measures where there is room for more.
constexpr qreal mostBoard = 90;
/// From one small board to the next, in its own lengths.
constexpr qreal pitch = 1.16;

/// The side of a square of the small boards, with which there is room for all of them.
qreal squareFor(const QRectF& room, Size board) {
    const auto columns = static_cast<qreal>(board.columns);
    const auto rows = static_cast<qreal>(board.rows);
    return std::min({room.width() / (columns * columns * pitch), room.height() / (rows * rows * pitch),
                     mostBoard / std::max(columns, rows)});
}

void paintMask(QPainter& painter, const QRectF& place, const Rule& rule, Cell pressed) {
    const Grid mask = rule.mask(pressed);
    mask.forEachSet(
        [&](Cell cell) { painter.fillRect(paper_board::cellRect(place, rule.size(), cell), Qt::black); });
    paper_board::paintLines(painter, place, rule.size(), Qt::darkGray);
    paper_board::paintDot(painter, paper_board::cellRect(place, rule.size(), pressed), mask.test(pressed));
}

void paintNoMask(QPainter& painter, const QRectF& place) {
    paper_board::paintNoButton(painter, place);
    painter.setPen(QPen(Qt::darkGray, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
}

} // namespace

bool fits(const QRectF& room, Size board) { return squareFor(room, board) >= leastSquare; }

void paint(QPainter& painter, const QRectF& room, const Rule& rule) {
    const Size size = rule.size();
    const QSizeF small = QSizeF(size.columns, size.rows) * squareFor(room, size);
    const QSizeF step = small * pitch;
    const QPointF first(room.center().x() - (step.width() * size.columns - (step - small).width()) / 2,
                        room.top());
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        const Cell cell = cellAt(size, i);
        const QRectF place(first + QPointF(cell.column * step.width(), cell.row * step.height()), small);
        if (hasButton(rule, cell))
            paintMask(painter, place, rule, cell);
        else
            paintNoMask(painter, place);
    }
}

} // namespace flip::ui::paper_rule
