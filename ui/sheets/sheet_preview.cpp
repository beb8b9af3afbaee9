#include "ui/sheets/sheet_preview.h"

#include <algorithm>

namespace flip::ui {

SheetPreview::SheetPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SheetPreview::setSheets(const std::optional<PuzzleSheets>& sheets) {
    sheets_ = sheets;
    page_ = 0;
    startPainting();
}

void SheetPreview::setPage(int page) {
    page_ = page;
    startPainting();
}

QRectF SheetPreview::sheet() const {
    const QSizeF paper = sheets_ ? sheets_->size() : QPageSize::size(QPageSize::A4, QPageSize::Point);
    const qreal scale = std::min((width() - 2) / paper.width(), (height() - 2) / paper.height());
    const QSizeF size = paper * scale;
    return {QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

void SheetPreview::startPainting() {
    if (!sheets_) {
        painting_.cancel();
        image_ = {};
        return update();
    }
    painting_.start([this, sheets = *sheets_, page = page_, size = sheet().size(),
                     ratio = devicePixelRatioF()](Monitor& monitor) {
        QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(image.width() / sheets.size().width(), image.height() / sheets.size().height());
        sheets.paintPage(painter, page, &monitor);
        return [this, image] {
            image_ = image;
            update();
        };
    });
}

void SheetPreview::paintEvent(QPaintEvent*) {
    const QRectF paper = sheet();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.fillRect(paper, Qt::white);
    if (!image_.isNull()) painter.drawImage(paper, image_);
    painter.setPen(QPen(Qt::gray, 1));
    painter.drawRect(paper);
}

void SheetPreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    startPainting();
}

} // namespace flip::ui
