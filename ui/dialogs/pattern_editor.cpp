#include "ui/dialogs/pattern_editor.h"

#include "ui/look/palettes.h"
#include "ui/widgets/parts_accessible.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int middle = 4;

} // namespace

PatternEditor::PatternEditor(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("pattern"));
    setToolTip(tr("Click the pieces that a press in the middle turns over"));
    describe();
}

void PatternEditor::setPattern(Pattern pattern) {
    if (pattern == pattern_) return;
    pattern_ = pattern;
    describe();
    update();
    emit patternChanged();
}

QRectF PatternEditor::cellRect(int bit) const {
    const qreal side = std::min(width(), height()) / static_cast<qreal>(Pattern::side);
    const int row = bit / Pattern::side;
    const int column = bit % Pattern::side;
    return {column * side, row * side, side, side};
}

void PatternEditor::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        const QRectF cell = cellRect(bit).adjusted(3, 3, -3, -3);
        const bool flips = (pattern_.bits() >> bit) & 1U;
        painter.setPen(QPen(flips ? accent : quietText(palette()), 1.5));
        painter.setBrush(flips ? accent : palette().color(QPalette::Base));
        painter.drawRoundedRect(cell, 6, 6);
        // The pressed piece: a ring, whether it flips or not.
        if (bit == middle) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(
                QPen(flips ? palette().color(QPalette::HighlightedText) : quietText(palette()), 2));
            painter.drawEllipse(cell.center(), 7, 7);
        }
        if (hasFocus() && bit == cursor_) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5, Qt::DotLine));
            painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), 7, 7);
        }
    }
}

void PatternEditor::toggle(int bit) {
    cursor_ = bit;
    setPattern(Pattern(pattern_.bits() ^ (1U << bit)));
}

void PatternEditor::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
    for (int bit = 0; bit < Pattern::bitCount; ++bit) {
        if (cellRect(bit).contains(event->position())) return toggle(bit);
    }
}

void PatternEditor::keyPressEvent(QKeyEvent* event) {
    const int row = cursor_ / Pattern::side;
    const int column = cursor_ % Pattern::side;
    const auto moveTo = [&](int toRow, int toColumn) {
        cursor_ = std::clamp(toRow, 0, 2) * Pattern::side + std::clamp(toColumn, 0, 2);
        tellPartFocus(*this);
        update();
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return moveTo(row, column - 1);
    case Qt::Key_Right:
        return moveTo(row, column + 1);
    case Qt::Key_Up:
        return moveTo(row - 1, column);
    case Qt::Key_Down:
        return moveTo(row + 1, column);
    case Qt::Key_Space:
        return toggle(cursor_);
    default:
        QWidget::keyPressEvent(event);
    }
}

void PatternEditor::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
    update();
}

void PatternEditor::describe() {
    QStringList rows;
    for (int down = -1; down <= 1; ++down) {
        QString row;
        for (int right = -1; right <= 1; ++right)
            row += pattern_.flips(down, right) ? QLatin1Char('*') : QLatin1Char('.');
        rows << row;
    }
    setAccessibleName(tr("Pattern %1").arg(rows.join(QLatin1Char('/'))));
    tellItems(*this);
}

QString PatternEditor::sentence(std::size_t place) const {
    const int bit = static_cast<int>(place);
    const bool flips = (pattern_.bits() >> bit) & 1U;
    const QString told = flips ? tr("row %1, column %2 turns over") : tr("row %1, column %2 stays");
    return told.arg(bit / Pattern::side + 1).arg(bit % Pattern::side + 1);
}

} // namespace flip::ui
