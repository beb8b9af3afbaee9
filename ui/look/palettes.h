#pragma once

#include <QPalette>
#include <QString>

namespace flip::ui {

/// Whether the palette's windows are dark. (QStyleHints::colorScheme came only with Qt 6.5.)
[[nodiscard]] bool isDark(const QPalette& palette);

/// The contrast ratio of two colours, from 1 to 21 (WCAG 2.1, "contrast ratio"). Transparency is not looked
/// at.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// Whether the palette is as black and white as can be, so that everything wants an edge.
[[nodiscard]] bool hasHighContrast(const QPalette& palette);

/// A quiet foreground for words of lesser weight, at least 4.5 : 1 on the window.
[[nodiscard]] QColor quietText(const QPalette& palette);

/// A thin line between things; at high contrast, at least 3 : 1 on the window.
[[nodiscard]] QColor hairline(const QPalette& palette);

/// A soft tint of the accent under what is current.
[[nodiscard]] QColor currentGround(const QPalette& palette);

/// "system", "light", "dark" or "contrast": sets the application's palette. For "system" the desktop's own
/// palette is kept where the desktop has one to give; where it has none, ours are light.
void applyAppearance(const QString& appearance);

} // namespace flip::ui
