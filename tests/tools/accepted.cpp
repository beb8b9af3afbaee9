#include "tests/tools/accepted.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::tools {

namespace {

/// Of the 256 shades of a colour.
constexpr int unseen = 8;

bool differs(QRgb one, QRgb other) {
    return std::abs(qRed(one) - qRed(other)) > unseen || std::abs(qGreen(one) - qGreen(other)) > unseen ||
           std::abs(qBlue(one) - qBlue(other)) > unseen;
}

/// The second picture in pale greys, with red where the first differs.
QImage differenceOf(const QImage& accepted, const QImage& now) {
    QImage picture(now.size(), QImage::Format_RGB32);
    for (int y = 0; y < now.height(); ++y) {
        for (int x = 0; x < now.width(); ++x) {
            const int grey = 192 + qGray(now.pixel(x, y)) / 4;
            const bool other = !accepted.valid(x, y) || differs(accepted.pixel(x, y), now.pixel(x, y));
            picture.setPixel(x, y, other ? qRgb(224, 0, 0) : qRgb(grey, grey, grey));
        }
    }
    return picture;
}

} // namespace

int differingPixels(const QImage& one, const QImage& other) {
    if (one.size() != other.size())
        return std::max(one.width() * one.height(), other.width() * other.height());
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) count += differs(one.pixel(x, y), other.pixel(x, y)) ? 1 : 0;
    }
    return count;
}

QImage sideBySide(const QImage& accepted, const QImage& now) {
    constexpr int gap = 8;
    QImage sheet(accepted.width() + 2 * (gap + now.width()), std::max(accepted.height(), now.height()),
                 QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    int x = 0;
    for (QImage picture : {accepted, now, differenceOf(accepted, now)}) {
        // One pixel each, whatever the scale of the screen that they are from.
        picture.setDevicePixelRatio(1);
        painter.drawImage(x, 0, picture);
        x += picture.width() + gap;
    }
    return sheet;
}

} // namespace flip::tools
