#pragma once

#include <QColor>
#include <QPalette>

#include <cstdint>

namespace flip::ui {

/// The colour that stands for a number of presses, in the chart and in the picture alike: the more presses,
/// the further it is from the ground. `worst` is the largest number that occurs.
[[nodiscard]] QColor optimumColour(const QPalette& palette, std::int64_t presses, std::int64_t worst);

/// The ground of boards without a solution.
[[nodiscard]] QColor noSolutionColour(const QPalette& palette);

} // namespace flip::ui
