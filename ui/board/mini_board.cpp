#include "ui/board/mini_board.h"

#include "ui/board/cell_picture.h"
#include "ui/look/palettes.h"

#include <algorithm>

namespace flip::ui {

namespace {

qreal marginIn(const QRectF& room) { return std::min(room.width(), room.height()) * 0.05; }

/// A large board in a small room, of which no single piece can be seen.
void paintFromAfar(QPainter& painter, const QRectF& area, const Grid& board, const BoardTheme& theme) {
    const auto geometry = BoardGeometry::bare(area.size(), board.size());
    const auto colours = [&](int row, int column, std::span<QRgb> line) {
        for (std::size_t i = 0; i < line.size(); ++i)
            line[i] = (board.test({row, column + static_cast<int>(i)}) ? theme.black : theme.white).rgb();
    };
    const CellPicture picture = cellPicture(geometry, QRectF(QPointF(0, 0), area.size()),
                                            painter.device()->devicePixelRatioF(), colours);
    if (!picture.image.isNull()) painter.drawImage(area.topLeft() + picture.origin, picture.image);
}

} // namespace

BoardTheme miniTheme(const QPalette& palette, Goal::Kind goal) {
    return boardTheme(QStringLiteral("auto"), goal, palette);
}

QRectF miniBoardArea(const QRectF& room, Size board) {
    const qreal margin = marginIn(room);
    const qreal side =
        std::min((room.width() - 2 * margin) / board.columns, (room.height() - 2 * margin) / board.rows);
    const QSizeF size(side * board.columns, side * board.rows);
    return {room.center() - QPointF(size.width() / 2, size.height() / 2), size};
}

void paintMiniBoard(QPainter& painter, const QRectF& room, const Grid& board, const BoardTheme& theme) {
    if (board.cells() == 0) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal margin = marginIn(room);
    const QRectF area = miniBoardArea(room, board.size());
    const qreal side = area.width() / board.columns();
    // At high contrast, the ground is that of the window, and black pieces may be of its colour.
    const bool hasLines = theme.kind == PieceKind::Flat;
    painter.setBrush(theme.felt);
    if (hasLines) painter.setPen(QPen(theme.frame, 1));
    painter.drawRoundedRect(area.adjusted(-margin, -margin, margin, margin), margin * 1.5, margin * 1.5);
    painter.setPen(Qt::NoPen);
    constexpr qreal smallest = 2;
    if (side < smallest) return paintFromAfar(painter, area, board, theme);
    for (std::int64_t i = 0; i < board.cells(); ++i) {
        const Cell cell = cellAt(board.size(), i);
        const QPointF centre = area.topLeft() + QPointF((cell.column + 0.5) * side, (cell.row + 0.5) * side);
        const bool isBlack = board.test(cell);
        painter.setBrush(isBlack ? theme.black : theme.white);
        if (hasLines)
            painter.setPen(QPen(isBlack ? theme.blackEdge : theme.whiteEdge, std::min(side / 8, 1.0)));
        const QPointF reach(side * 0.41, side * 0.41);
        const QRectF piece(centre - reach, centre + reach);
        if (theme.kind == PieceKind::Button) {
            painter.drawRoundedRect(piece, side / 8, side / 8);
        } else {
            painter.drawEllipse(piece);
        }
    }
}

void MiniBoard::setBoard(const Grid& board, Goal::Kind goal) {
    if (board == board_ && goal == goal_) return;
    board_ = board;
    goal_ = goal;
    update();
}

void MiniBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintMiniBoard(painter, rect(), board_, miniTheme(palette(), goal_));
}

} // namespace flip::ui
