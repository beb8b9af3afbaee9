#include "core/base/obstacle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace flip {

RoughTime roughTime(double seconds) {
    /// Of each unit in the next.
    constexpr std::array<double, 4> parts{60, 60, 24, 365};
    constexpr double fewest = 2;
    double amount = seconds;
    std::size_t unit = 0;
    while (unit < parts.size() && amount >= fewest * parts.at(unit)) amount /= parts.at(unit++);
    return {static_cast<RoughTime::Unit>(unit), static_cast<int>(std::ceil(std::max(amount, fewest)))};
}

} // namespace flip
