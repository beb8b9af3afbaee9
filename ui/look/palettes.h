#pragma once

#include <QPalette>
#include <QString>

namespace flip::ui {

/// Whether the palette's windows are dark. (QStyleHints::colorScheme needs Qt 6.5.)
[[nodiscard]] bool isDark(const QPalette& palette);

/// The contrast ratio of two colours, from 1 to 21 (WCAG 2.1, "contrast ratio"). Ignores transparency.
[[nodiscard]] double contrast(const QColor& one, const QColor& other);

/// Whether the palette is black and white with high contrast, so that everything needs an outline.
[[nodiscard]] bool hasHighContrast(const QPalette& palette);

/// A subdued text colour for less important words, with a contrast of at least 4.5 : 1 on the window.
[[nodiscard]] QColor quietText(const QPalette& palette);

/// The colour of thin separating lines; in a high-contrast palette, with at least 3 : 1 on the window.
[[nodiscard]] QColor hairline(const QPalette& palette);

/// The colour of outlines without which a thing would not be seen: as quiet as 3 : 1 on windows and on pages
/// lets it be.
[[nodiscard]] QColor outlineColour(const QPalette& palette);

/// White, or black where that can be read better: the colour of words on this ground.
[[nodiscard]] QColor wordsOn(const QColor& ground);

/// The colour that marks what has the keyboard focus: the accent, or as near to it as stands out well from
/// windows, from pages and from buttons: by 5 : 1, if the text of the palette does.
[[nodiscard]] QColor focusColour(const QPalette& palette);

/// A soft tint of the accent, as the background of the current item.
[[nodiscard]] QColor currentGround(const QPalette& palette);

/// Sets the application's palette: "system", "light", "dark" or "contrast". "system" keeps the desktop's
/// palette if it provides one, and is light otherwise.
void applyAppearance(const QString& appearance);

} // namespace flip::ui
