#pragma once

#include <QColor>
#include <QList>
#include <QPalette>

#include <cstdint>
#include <optional>

namespace flip::ui {

/// The colour for a number of presses, in both the chart and the picture: the more presses, the more it
/// differs from the background. `worst` is the largest number that occurs.
[[nodiscard]] QColor optimumColour(const QPalette& palette, std::int64_t presses, std::int64_t worst);

/// The colour for boards without a solution.
[[nodiscard]] QColor noSolutionColour(const QPalette& palette);

/// All of these colours: the first is that of boards without a solution, then those for 0, 1, … presses. If
/// one number of presses is highlighted, all others fade.
[[nodiscard]] QList<QRgb> atlasColours(const QPalette& palette, std::int64_t worst,
                                       std::optional<std::int64_t> highlight = {});

} // namespace flip::ui
