#pragma once

#include <QFont>

namespace flip::ui {

/// A length in pixels that was chosen for words of the usual size, in proportion to the lines of this font
/// where they are higher: so that words have room in what is painted, whatever font the desktop has.
[[nodiscard]] int grown(int length, const QFont& font);

/// The font, or as much smaller as a text needs to have room in a width in pixels.
[[nodiscard]] QFont fitted(QFont font, const QString& text, qreal width);

} // namespace flip::ui
