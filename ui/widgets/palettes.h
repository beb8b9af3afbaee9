#pragma once

#include <QPalette>
#include <QString>

namespace flip::ui {

/// Whether the palette's windows are dark. (QStyleHints::colorScheme came only with Qt 6.5.)
[[nodiscard]] bool isDark(const QPalette& palette);

/// A quiet foreground for words of lesser weight, at least 4.5 : 1 on the window.
[[nodiscard]] QColor quietText(const QPalette& palette);

/// A thin line between things.
[[nodiscard]] QColor hairline(const QPalette& palette);

/// A soft tint of the accent under what is current.
[[nodiscard]] QColor currentGround(const QPalette& palette);

/// "system", "light", "dark" or "contrast": sets the application's palette. For "system" the desktop's own
/// palette is kept where the desktop has one to give; where it has none, ours are light.
void applyAppearance(const QString& appearance);

} // namespace flip::ui
