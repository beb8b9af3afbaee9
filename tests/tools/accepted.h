#pragma once

#include <QImage>
#include <QString>

#include <optional>

namespace flip::tools {

/// The number of pixels in which two pictures differ by more than anybody sees; all of the larger one if
/// their sizes differ.
[[nodiscard]] int differingPixels(const QImage& one, const QImage& other);

/// Two pictures side by side, and a third in which the pixels that differ are red.
[[nodiscard]] QImage sideBySide(const QImage& accepted, const QImage& now);

} // namespace flip::tools
