#pragma once

#include <QColor>
#include <QPalette>

#include <cstdint>

namespace flip::ui {

/// The colour for a number of presses, in both the chart and the picture: the more presses, the more it
/// differs from the background. `worst` is the largest number that occurs.
[[nodiscard]] QColor optimumColour(const QPalette& palette, std::int64_t presses, std::int64_t worst);

/// The colour for boards without a solution.
[[nodiscard]] QColor noSolutionColour(const QPalette& palette);

} // namespace flip::ui
