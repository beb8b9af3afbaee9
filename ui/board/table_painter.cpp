#include "ui/board/table_painter.h"

#include <QFontInfo>

#include <algorithm>

namespace flip::ui::board_painter {

namespace {

void paintFrame(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme) {
    const QRectF frame = geometry.frame();
    const qreal corner = geometry.frameWidth() * 1.3;
    painter.setPen(Qt::NoPen);
    // A soft shadow: a few transparent outlines, each a little larger than the one before.
    for (int spread = 8; spread > 0; spread -= 2) {
        painter.setBrush(QColor(0, 0, 0, 9));
        painter.drawRoundedRect(frame.adjusted(-spread * 0.5, -spread * 0.2, spread * 0.5, spread),
                                corner + spread, corner + spread);
    }
    QLinearGradient wood(frame.topLeft(), frame.bottomLeft());
    wood.setColorAt(0, theme.frame.lighter(112));
    wood.setColorAt(0.5, theme.frame);
    wood.setColorAt(1, theme.frameEdge);
    painter.setBrush(wood);
    painter.drawRoundedRect(frame, corner, corner);
    const qreal width = geometry.frameWidth();
    const QRectF felt = frame.adjusted(width - 1, width - 1, 1 - width, 1 - width);
    QLinearGradient cloth(felt.topLeft(), felt.bottomRight());
    cloth.setColorAt(0, theme.felt);
    cloth.setColorAt(1, theme.feltEdge);
    painter.setBrush(cloth);
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1));
    painter.drawRoundedRect(felt, corner * 0.45, corner * 0.45);
}

/// The largest digits, in pixels, of which a board's numbers have room beside it: as large as the font's.
int largestDigits(const BoardGeometry& geometry, const QFont& font) {
    constexpr int usual = 13;
    if (geometry.isZoomed()) return usual;
    const bool hasTwoDigits = std::max(geometry.board().rows, geometry.board().columns) > 9;
    return std::clamp(QFontInfo(font).pixelSize(), usual, hasTwoDigits ? 16 : 20);
}

void paintCoordinates(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme, QFont font) {
    font.setPixelSize(
        std::clamp(static_cast<int>(geometry.cellSide() * 0.42), 8, largestDigits(geometry, font)));
    painter.setFont(font);
    painter.setPen(theme.label);
    // Pieces of a zoomed board are numbered if their middle is seen.
    const CellRange seen = geometry.cellsIn(geometry.view());
    const QRectF view = geometry.view();
    const auto isNumbered = [](int index, int step) { return step == 1 || (index + 1) % step == 0; };
    const int rowStep = geometry.isZoomed() ? geometry.labelStep(geometry.board().rows) : 1;
    for (int row = seen.top; row < seen.bottom; ++row) {
        const QRectF label = geometry.rowLabel(row);
        const qreal top = label.center().y() - painter.fontMetrics().ascent() / 2.0;
        const bool fits = top >= view.top() && label.center().y() < view.bottom();
        if (fits && isNumbered(row, rowStep))
            painter.drawText(label, Qt::AlignVCenter | Qt::AlignRight, QString::number(row + 1));
    }
    const int columnStep = geometry.isZoomed() ? geometry.labelStep(geometry.board().columns) : 1;
    for (int column = seen.left; column < seen.right; ++column) {
        const QRectF label = geometry.columnLabel(column);
        const QString number = QString::number(column + 1);
        const qreal right = label.center().x() + painter.fontMetrics().horizontalAdvance(number) / 2.0;
        const bool fits = label.center().x() > view.left() && right <= view.right();
        if (fits && isNumbered(column, columnStep))
            painter.drawText(label, Qt::AlignTop | Qt::AlignHCenter, number);
    }
}

/// Crosses a cell out that cannot be pressed: there is no hollow that a finger could push a piece into. The
/// piece covers the middle.
void paintWithoutButton(QPainter& painter, const QRectF& well) {
    painter.drawLine(well.topLeft(), well.bottomRight());
    painter.drawLine(well.topRight(), well.bottomLeft());
}

void paintWells(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme,
                const SpecialCells& special) {
    const qreal corner = wellCorner(geometry);
    const qreal side = geometry.cellSide();
    const QPen cross(theme.cross, crossWidth(side), Qt::SolidLine, Qt::RoundCap);
    const CellRange seen = geometry.cellsIn(geometry.view());
    for (int row = seen.top; row < seen.bottom; ++row) {
        for (int column = seen.left; column < seen.right; ++column) {
            const QRectF well = wellRect(geometry, {row, column});
            if (special.hasNoButton({row, column})) {
                painter.setPen(cross);
                const qreal inset = side * crossInset;
                paintWithoutButton(painter, well.adjusted(inset, inset, -inset, -inset));
                continue;
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.well);
            painter.drawRoundedRect(well, corner, corner);
        }
    }
}

} // namespace

void paintTable(QPainter& painter, const BoardGeometry& geometry, const BoardTheme& theme, const QFont& font,
                const SpecialCells& special) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    if (geometry.isZoomed()) painter.setClipRect(geometry.view());
    paintFrame(painter, geometry, theme);
    if (geometry.drawsPieces()) paintWells(painter, geometry, theme, special);
    painter.restore();
    if (geometry.showsCoordinates()) paintCoordinates(painter, geometry, theme, font);
}

} // namespace flip::ui::board_painter
