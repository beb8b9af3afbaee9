#pragma once

#include "tests/support/ui_test.h"
#include "ui/reading/picture_reader.h"

#include <QBuffer>
#include <QImage>

namespace flip::test {

inline constexpr int lossless = 100;

/// A picture as it comes back from a JPEG file of this quality.
[[nodiscard]] inline QImage compressed(const QImage& image, int quality) {
    if (quality == lossless) return image;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "JPG", quality);
    return QImage::fromData(bytes, "JPG");
}

/// The board, or why there is none.
[[nodiscard]] inline QString text(const Result<ui::PictureBoard, ui::NoBoard>& found) {
    if (found) return written(Puzzle::flipGame(found->board));
    return found.error() == ui::NoBoard::NotClear ? QStringLiteral("not clear") : QStringLiteral("not seen");
}

} // namespace flip::test
