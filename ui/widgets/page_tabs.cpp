#include "ui/widgets/page_tabs.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QPainter>

#include <algorithm>

namespace flip::ui {

namespace {

int barHeight(const QFont& font) { return grown(40, font); }

/// The gap between a name and the next one's underline: the preferred and the smallest.
constexpr int wideGap = 24;
constexpr int leastGap = 8;

} // namespace

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent) {
    setObjectName(QStringLiteral("pageTabs"));
    setAccessibleName(tr("Pages of the panel"));
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setFocusPolicy(Qt::StrongFocus);
    setElideMode(Qt::ElideNone);
    setMouseTracking(true);
}

QFont PageTabs::strong() const {
    QFont bold = font();
    bold.setBold(true);
    return bold;
}

int PageTabs::namesWidth() const {
    const QFontMetrics letters(strong());
    int all = 0;
    for (int i = 0; i < count(); ++i) all += letters.horizontalAdvance(tabText(i));
    return all;
}

int PageTabs::leastWidth() const { return namesWidth() + count() * leastGap; }

int PageTabs::gap() const {
    if (count() == 0) return wideGap;
    return std::clamp((width() - namesWidth()) / count(), leastGap, wideGap);
}

QSize PageTabs::tabSizeHint(int index) const {
    // Wide enough for bold text, so that nothing moves when another page is chosen.
    return {QFontMetrics(strong()).horizontalAdvance(tabText(index)) + gap(), barHeight(font())};
}

QSize PageTabs::minimumTabSizeHint(int index) const { return tabSizeHint(index); }

void PageTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const int hovered = tabAt(mapFromGlobal(QCursor::pos()));
    for (int i = 0; i < count(); ++i) {
        const bool current = i == currentIndex();
        const QRect words = tabRect(i).adjusted(gap() / 2, 0, -(gap() / 2), 0);
        painter.setFont(current ? strong() : font());
        painter.setPen(current || i == hovered ? palette().color(QPalette::WindowText)
                                               : quietText(palette()));
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, tabText(i));
        if (!current) continue;
        const QRectF line(words.left(), height() - 3, words.width(), 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(accent);
        painter.drawRoundedRect(line, 1.5, 1.5);
        if (!hasFocus()) continue;
        painter.setPen(QPen(accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(words).adjusted(-7, 7, 7, -8), 5, 5);
    }
}

} // namespace flip::ui
