#include "ui/sheets/paper_board.h"

#include "core/model/special_cells.h"

#include <algorithm>

namespace flip::ui::paper_board {

namespace {

/// Six millimetres: a smaller box can't be ticked.
constexpr qreal leastSideWithBox = 17;
/// Of cells with numbers, which have at most two digits.
constexpr qreal leastSideWithNumber = 9;
constexpr std::int64_t mostNumbers = 99;

constexpr qreal pieceShare = 0.31;

qreal sideOf(const QRectF& area, Size board) { return area.width() / board.columns; }

void paintPiece(QPainter& painter, const QRectF& cell, bool black, const QColor& colour) {
    const qreal radius = cell.width() * pieceShare;
    const qreal line = std::clamp(cell.width() * 0.03, 0.4, 1.2);
    painter.setPen(QPen(colour, line));
    painter.setBrush(black ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawEllipse(cell.center(), radius - line / 2, radius - line / 2);
}

void paintBox(QPainter& painter, const QRectF& cell) {
    const qreal side = cell.width() * 0.17;
    const qreal gap = cell.width() * 0.06;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::gray, 0.5));
    painter.drawRect(QRectF(cell.right() - gap - side, cell.bottom() - gap - side, side, side));
}

/// A press where there is no room for its number.
void paintCross(QPainter& painter, const QRectF& cell) {
    const qreal reach = cell.width() * 0.4;
    const QRectF cross(cell.center() - QPointF(reach, reach), cell.center() + QPointF(reach, reach));
    painter.setPen(QPen(Qt::black, cell.width() * 0.12));
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

template <class Paint>
void forEachCell(const QRectF& area, const Grid& board, Paint paint) {
    for (std::int64_t i = 0; i < board.cells(); ++i) {
        const Cell cell = cellAt(board.size(), i);
        paint(cell, cellRect(area, board.size(), cell));
    }
}

} // namespace

QRectF area(const QRectF& room, Size board, qreal mostSide) {
    const qreal side = std::min({room.width() / board.columns, room.height() / board.rows, mostSide});
    const QSizeF size(side * board.columns, side * board.rows);
    return {QPointF(room.center().x() - size.width() / 2, room.top()), size};
}

void paintPuzzle(QPainter& painter, const QRectF& area, const Puzzle& puzzle) {
    const Grid& board = puzzle.board;
    const Grid* target = puzzle.goal.target();
    const SpecialCells special = specialCells(puzzle.rule);
    const bool boxed = sideOf(area, board.size()) >= leastSideWithBox;
    paintLines(painter, area, board.size(), Qt::darkGray);
    forEachCell(area, board, [&](Cell cell, const QRectF& rect) {
        const bool hasButton = !special.hasNoButton(cell);
        if (!hasButton) paintNoButton(painter, rect);
        paintPiece(painter, rect, board.test(cell), Qt::black);
        if (target != nullptr && target->test(cell) != board.test(cell))
            paintDot(painter, rect, board.test(cell));
        if (boxed && hasButton) paintBox(painter, rect);
    });
}

void paintSolution(QPainter& painter, const QRectF& area, const Grid& board, const Grid& presses,
                   QFont font) {
    const qreal side = sideOf(area, board.size());
    paintLines(painter, area, board.size(), Qt::lightGray);
    font.setPixelSize(std::max(static_cast<int>(side * 0.5), 1));
    const bool numbered = side >= leastSideWithNumber && presses.count() <= mostNumbers;
    const QColor quiet(205, 205, 205);
    int number = 0;
    forEachCell(area, board, [&](Cell cell, const QRectF& rect) {
        const bool pressed = presses.size() == board.size() && presses.test(cell);
        paintPiece(painter, rect, board.test(cell), quiet);
        if (!pressed) return;
        ++number;
        if (!numbered) return paintCross(painter, rect);
        painter.setFont(font);
        painter.setPen(Qt::black);
        painter.drawText(rect, Qt::AlignCenter, QString::number(number));
    });
}

QRectF cellRect(const QRectF& area, Size board, Cell cell) {
    const qreal side = sideOf(area, board);
    return {area.left() + cell.column * side, area.top() + cell.row * side, side, side};
}

void paintLines(QPainter& painter, const QRectF& area, Size board, const QColor& colour) {
    const qreal side = sideOf(area, board);
    painter.setPen(QPen(colour, 0.4));
    for (int row = 1; row < board.rows; ++row) {
        const qreal y = area.top() + row * side;
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    }
    for (int column = 1; column < board.columns; ++column) {
        const qreal x = area.left() + column * side;
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1));
    painter.drawRect(area);
}

void paintDot(QPainter& painter, const QRectF& cell, bool onBlack) {
    const qreal radius = cell.width() * pieceShare * 0.35;
    painter.setPen(Qt::NoPen);
    painter.setBrush(onBlack ? Qt::white : Qt::black);
    painter.drawEllipse(cell.center(), radius, radius);
}

void paintNoButton(QPainter& painter, const QRectF& cell) {
    painter.setPen(QPen(Qt::gray, 0.6));
    painter.drawLine(cell.topLeft(), cell.bottomRight());
    painter.drawLine(cell.topRight(), cell.bottomLeft());
}

} // namespace flip::ui::paper_board
