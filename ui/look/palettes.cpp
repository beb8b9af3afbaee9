#include "ui/look/palettes.h"

#include <QApplication>
#include <QStyle>

#include <algorithm>
#include <array>
#include <cmath>

namespace flip::ui {

namespace {

struct Colours {
    QRgb window, base, button, text, quiet, accent, line;
};

constexpr Colours lightColours{0xf3f2ee, 0xffffff, 0xfbfaf8, 0x202124, 0x5f6368, 0x1f6fc4, 0xdddbd4};
constexpr Colours darkColours{0x202124, 0x2a2d31, 0x303438, 0xe8eaed, 0xa7adb3, 0x2b78cb, 0x3c4043};
constexpr Colours contrastColours{0x000000, 0x000000, 0x000000, 0xffffff, 0xffffff, 0xffd83d, 0xffffff};

QPalette paletteOf(const Colours& colours) {
    QPalette palette(QColor(colours.button), QColor(colours.window));
    palette.setColor(QPalette::Base, QColor(colours.base));
    palette.setColor(QPalette::AlternateBase, QColor(colours.window));
    palette.setColor(QPalette::ToolTipBase, QColor(colours.base));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::ToolTipText,
                            QPalette::BrightText}) {
        palette.setColor(role, QColor(colours.text));
    }
    palette.setColor(QPalette::PlaceholderText, QColor(colours.quiet));
    palette.setColor(QPalette::Highlight, QColor(colours.accent));
    palette.setColor(QPalette::HighlightedText, wordsOn(QColor(colours.accent)));
    palette.setColor(QPalette::Link, focusColour(palette));
    palette.setColor(QPalette::Mid, QColor(colours.line));
    QColor disabled(colours.text);
    disabled.setAlphaF(0.38F);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

/// The desktop's original palette, or ours if there was only the grey one of the style.
const QPalette& desktopPalette() {
    static const QPalette palette = [] {
        const QPalette given = QApplication::palette();
        return given == QApplication::style()->standardPalette() ? paletteOf(lightColours) : given;
    }();
    return palette;
}

QColor blend(const QColor& front, const QColor& back, float share) {
    return QColor::fromRgbF(front.redF() * share + back.redF() * (1 - share),
                            front.greenF() * share + back.greenF() * (1 - share),
                            front.blueF() * share + back.blueF() * (1 - share));
}

/// WCAG 2.1, "relative luminance".
double luminance(const QColor& colour) {
    const auto linear = [](float part) {
        return part <= 0.03928F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& one, const QColor& other) {
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

bool hasHighContrast(const QPalette& palette) {
    return contrast(palette.color(QPalette::WindowText), palette.color(QPalette::Window)) > 20;
}

bool isDark(const QPalette& palette) { return palette.color(QPalette::Window).lightnessF() < 0.5F; }

QColor quietText(const QPalette& palette) {
    return blend(palette.color(QPalette::WindowText), palette.color(QPalette::Window), 0.72F);
}

QColor hairline(const QPalette& palette) {
    return blend(palette.color(QPalette::WindowText), palette.color(QPalette::Window),
                 hasHighContrast(palette) ? 0.45F : 0.14F);
}

QColor outlineColour(const QPalette& palette) {
    const QColor text = palette.color(QPalette::WindowText);
    const QColor window = palette.color(QPalette::Window);
    const auto stands = [&](const QColor& colour) {
        return contrast(colour, window) >= 3.1 && contrast(colour, palette.color(QPalette::Base)) >= 3.1;
    };
    QColor colour = hairline(palette);
    for (float share = 0.3F; share < 1 && !stands(colour); share += 0.05F)
        colour = blend(text, window, share);
    return colour;
}

QColor wordsOn(const QColor& ground) { return contrast(Qt::white, ground) >= 4.5 ? Qt::white : Qt::black; }

QColor focusColour(const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    const auto stands = [&](const QColor& colour) {
        return std::ranges::all_of(std::array{QPalette::Window, QPalette::Base, QPalette::Button},
                                   [&](auto ground) { return contrast(colour, palette.color(ground)) >= 5; });
    };
    QColor colour = accent;
    for (float share = 0.9F; share > 0 && !stands(colour); share -= 0.1F)
        colour = blend(accent, palette.color(QPalette::WindowText), share);
    return colour;
}

QColor currentGround(const QPalette& palette) {
    QColor ground = palette.color(QPalette::Highlight);
    // No more than still lets words have 7 : 1 on it, where that matters.
    ground.setAlphaF(hasHighContrast(palette) ? 0.38F : isDark(palette) ? 0.28F : 0.14F);
    return ground;
}

void applyAppearance(const QString& appearance) {
    const QPalette& desktop = desktopPalette();
    if (appearance == QLatin1String("light")) {
        QApplication::setPalette(paletteOf(lightColours));
    } else if (appearance == QLatin1String("dark")) {
        QApplication::setPalette(paletteOf(darkColours));
    } else if (appearance == QLatin1String("contrast")) {
        QApplication::setPalette(paletteOf(contrastColours));
    } else {
        QApplication::setPalette(desktop);
    }
}

} // namespace flip::ui
