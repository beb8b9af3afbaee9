#include "ui/atlas/atlas_colours.h"

#include "ui/look/palettes.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace flip::ui {

namespace {

/// From few presses to many. Lightness changes monotonically, so that the order is visible without colour;
/// and six steps stay apart for everybody, whichever cones a person lacks.
constexpr std::array<QRgb, 4> onLight{0x68c09c, 0x2981bd, 0x3f47ae, 0x3e1d62};
constexpr std::array<QRgb, 4> onDark{0x5566bc, 0x40a6ce, 0x78e7b2, 0xfdfc9f};

QColor between(const QColor& from, const QColor& to, double share) {
    const auto mix = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace

QColor optimumColour(const QPalette& palette, std::int64_t presses, std::int64_t worst) {
    const auto& stops = isDark(palette) ? onDark : onLight;
    const double at = worst == 0 ? 0
                                 : static_cast<double>(stops.size() - 1) * static_cast<double>(presses) /
                                       static_cast<double>(worst);
    const auto first = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    return between(QColor(stops[first]), QColor(stops[first + 1]), at - static_cast<double>(first));
}

QColor noSolutionColour(const QPalette& palette) {
    return between(palette.color(QPalette::Base), palette.color(QPalette::WindowText), 0.07);
}

QList<QRgb> atlasColours(const QPalette& palette, std::int64_t worst, std::optional<std::int64_t> highlight) {
    const QColor ground = noSolutionColour(palette);
    QList<QRgb> colours{ground.rgb()};
    for (std::int64_t presses = 0; presses <= worst; ++presses) {
        const QColor full = optimumColour(palette, presses, worst);
        const bool fades = highlight && *highlight != presses;
        colours << (fades ? between(ground, full, 0.2) : full).rgb();
    }
    return colours;
}

} // namespace flip::ui
