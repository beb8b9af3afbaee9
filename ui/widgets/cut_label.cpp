#include "ui/widgets/cut_label.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr QChar dots(0x2026);

QRect roomFor(const QString& text, const QFont& font, int width) {
    return QFontMetrics(font).boundingRect({0, 0, width, QWIDGETSIZE_MAX}, Qt::TextWordWrap, text);
}

QString inLines(QString text) { return text.replace(QLatin1Char('\n'), QChar::LineSeparator); }

/// Lays out so many lines at the most. The last of them leaves room for dots.
void breakIntoLines(QTextLayout& layout, int width, int most) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    const int last = width - QFontMetrics(layout.font()).horizontalAdvance(dots);
    layout.beginLayout();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(i + 1 == most ? last : width);
    }
    layout.endLayout();
}

/// The words of a line after which the text is cut; empty if it is all within one, of which half might be
/// another one, such as a number.
QString wholeWords(const QString& text, const QTextLine& line) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    finder.setPosition(line.textStart() + line.textLength());
    const qsizetype end = finder.isAtBoundary() ? finder.position() : finder.toPreviousBoundary();
    return text.mid(line.textStart(), std::max<qsizetype>(end - line.textStart(), 0));
}

} // namespace

CutLabel::CutLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
}

int CutLabel::heightOf(const QString& text, const QFont& font, int width) {
    const QRect room = roomFor(text, font, width);
    if (room.width() <= width) return room.height();
    QTextLayout layout(inLines(text), font);
    breakIntoLines(layout, width, QWIDGETSIZE_MAX);
    return layout.lineCount() * QFontMetrics(font).lineSpacing();
}

bool CutLabel::isCut() const {
    // QLabel::heightForWidth lays its text out again, which asks for another paint: from paintEvent, for
    // ever.
    return height() < heightOf(text(), font(), width());
}

void CutLabel::paintEvent(QPaintEvent* event) {
    const bool cut = isCut();
    // QLabel draws a word that is wider than a line beyond its edge.
    if (!cut && roomFor(text(), font(), width()).width() <= width()) return QLabel::paintEvent(event);
    const QString words = inLines(text());
    const int step = fontMetrics().lineSpacing();
    const int lines = std::max(1, height() / step);
    QTextLayout layout(words, font());
    breakIntoLines(layout, width(), cut ? lines : QWIDGETSIZE_MAX);
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    QRect place(0, (height() - layout.lineCount() * step) / 2, width(), step);
    for (int i = 0; i < layout.lineCount(); ++i, place.translate(0, step)) {
        const QTextLine line = layout.lineAt(i);
        const bool isLast = cut && i + 1 == lines;
        const QString all = words.mid(line.textStart(), line.textLength());
        QString said = isLast ? wholeWords(words, line) : all;
        // The first word of all is cut within if it is too long.
        if (said.isEmpty() && i == 0) said = all;
        said = said.trimmed();
        if (isLast) said += dots;
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip,
                         said);
    }
}

} // namespace flip::ui
