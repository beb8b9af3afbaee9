#include "ui/widgets/sketch.h"

#include <QPainter>

#include <utility>

namespace flip::ui {

Sketch::Sketch(QSize size, QWidget* parent) : QWidget(parent) { setFixedSize(size); }

void Sketch::setDraw(Draw draw) {
    draw_ = std::move(draw);
    update();
}

void Sketch::paintEvent(QPaintEvent*) {
    if (!draw_) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    draw_(painter, rect());
}

} // namespace flip::ui
