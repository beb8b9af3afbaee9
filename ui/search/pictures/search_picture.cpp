#include "ui/search/pictures/search_picture.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QPainter>

#include <algorithm>

namespace flip::ui {

namespace {

/// In a high window, more would only make bars longer.
constexpr int mostHeight = 320;

} // namespace

SearchPicture::SearchPicture(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    setMaximumHeight(grown(mostHeight, font()));
}

QFont SearchPicture::smallFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    return small;
}

void SearchPicture::paintShareLine(QPainter& painter, const QRectF& line, double share) const {
    QColor ground = quietText(palette());
    ground.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(line, 2, 2);
    if (share <= 0) return;
    painter.setBrush(palette().color(QPalette::Highlight));
    const QSizeF filled(std::max(line.width() * share, 2.0), line.height());
    painter.drawRoundedRect(QRectF(line.topLeft(), filled), 2, 2);
}

void SearchPicture::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    emit cellsLit({});
}

} // namespace flip::ui
