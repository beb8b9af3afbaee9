#include "ui/look/grown.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace flip::ui {

int grown(int length, const QFont& font) {
    /// The height of a line of 9 points at 96 dots per inch.
    constexpr qreal usual = 15;
    const qreal share = std::max(QFontMetricsF(font).height() / usual, 1.0);
    return static_cast<int>(std::ceil(length * share));
}

QFont fitted(QFont font, const QString& text, qreal width) {
    constexpr qreal smallest = 5;
    const qreal needed = QFontMetricsF(font).horizontalAdvance(text);
    if (needed > width && width > 0)
        font.setPointSizeF(std::max(std::floor(font.pointSizeF() * width / needed * 2) / 2, smallest));
    return font;
}

} // namespace flip::ui
