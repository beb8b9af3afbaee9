#include "ui/widgets/quiet_table.h"

#include "ui/look/palettes.h"

#include <QGuiApplication>
#include <QPainter>

namespace flip::ui {

namespace {

/// The margin that Qt leaves on both sides of the text in a cell.
constexpr int textRoom = 3;
constexpr qreal focusWidth = 1.5;
constexpr qreal focusCorner = 4;

} // namespace

QFont smallTableFont() {
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

QuietHeader::QuietHeader(int height, QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(1);
    setFixedHeight(height);
    viewport()->setAutoFillBackground(false);
}

void QuietHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const auto what = [&](int role) { return model()->headerData(section, orientation(), role); };
    painter->setFont(what(Qt::FontRole).value<QFont>());
    painter->setPen(quietText(palette()));
    painter->drawText(rect.adjusted(textRoom, 0, -textRoom, 0),
                      what(Qt::TextAlignmentRole).toInt() | Qt::TextWordWrap,
                      what(Qt::DisplayRole).toString());
    painter->setPen(hairline(palette()));
    // From the first letter to the last.
    const QPoint left(rect.left() == 0 ? textRoom : 0, 0);
    const QPoint right(rect.right() + 1 == length() ? textRoom : 0, 0);
    painter->drawLine(rect.bottomLeft() + left, rect.bottomRight() - right);
}

void softenSelection(QStyleOptionViewItem& option) {
    option.palette.setColor(QPalette::Highlight, currentGround(option.palette));
}

void markFocus(QTableView& table) {
    if (!table.hasFocus()) return;
    QRect row = table.viewport()->rect();
    if (const QModelIndex current = table.currentIndex(); current.isValid()) {
        row.setTop(table.rowViewportPosition(current.row()));
        row.setHeight(table.rowHeight(current.row()));
    }
    QPainter painter(table.viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focusColour(table.palette()), focusWidth));
    painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), focusCorner, focusCorner);
}

void QuietDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->state.setFlag(QStyle::State_Selected, false);
    option->state.setFlag(QStyle::State_HasFocus, false);
}

} // namespace flip::ui
