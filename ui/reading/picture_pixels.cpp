#include "ui/reading/picture_pixels.h"

#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace flip::ui {

namespace {

/// Smaller differences come from compression and shading; larger ones are no clearer.
constexpr int faint = 6;
constexpr int clearDifference = 40;

/// On white, and not too large.
QImage prepared(const QImage& picture) {
    QSize size = picture.size();
    if (std::max(size.width(), size.height()) > PicturePixels::mostSide)
        size.scale(PicturePixels::mostSide, PicturePixels::mostSide, Qt::KeepAspectRatio);
    QImage image(size.expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter(&image).drawImage(QPoint(),
                               picture.scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return image;
}

double strength(int difference) {
    return static_cast<double>(std::clamp(difference - faint, 0, clearDifference - faint)) /
           (clearDifference - faint);
}

} // namespace

PicturePixels::PicturePixels(const QImage& picture) {
    const QImage image = prepared(picture);
    width_ = image.width();
    height_ = image.height();
    scale_ = std::max(1.0, static_cast<double>(picture.width()) / width_);
    colours_.reserve(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
    for (int y = 0; y < height_; ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < width_; ++x) colours_.push_back({qRed(line[x]), qGreen(line[x]), qBlue(line[x])});
    }
    findEdges();
}

void PicturePixels::findEdges() {
    columnEdges_.assign(static_cast<std::size_t>(width_), 0);
    rowEdges_.assign(static_cast<std::size_t>(height_), 0);
    across_.assign(columnStride() * static_cast<std::size_t>(height_), 0);
    down_.assign(rowStride() * static_cast<std::size_t>(width_), 0);
    for (int y = 0; y < height_; ++y) {
        for (int x = 0; x < width_; ++x) {
            const double right = x + 1 < width_ ? strength(difference(at(x, y), at(x + 1, y))) : 0;
            const double below = y + 1 < height_ ? strength(difference(at(x, y), at(x, y + 1))) : 0;
            columnEdges_[static_cast<std::size_t>(x)] += right;
            rowEdges_[static_cast<std::size_t>(y)] += below;
            const std::size_t row =
                static_cast<std::size_t>(y) * columnStride() + static_cast<std::size_t>(x);
            across_[row + 1] = across_[row] + (right > 0 ? 1 : 0);
            const std::size_t column =
                static_cast<std::size_t>(x) * rowStride() + static_cast<std::size_t>(y);
            down_[column + 1] = down_[column] + (below > 0 ? 1 : 0);
        }
    }
}

int PicturePixels::difference(const Colour& a, const Colour& b) {
    return std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
}

} // namespace flip::ui
