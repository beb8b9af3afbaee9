#pragma once

#include "core/solve/correlation.h"

#include <cstdint>
#include <vector>

namespace flip {

/// Coordinates for the places of a correlation: as many directions as it has dimensions, independent over
/// GF(2), of which the first `low` together touch few cells. A direction d touches the terms whose mask has
/// an odd number of bits in common with it: their signs change from u to u + d.
[[nodiscard]] std::vector<std::uint64_t> lightDirections(const Correlation& correlation, int low);

} // namespace flip
