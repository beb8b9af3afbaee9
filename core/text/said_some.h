#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <cstddef>
#include <vector>

namespace flip::said {

/// Whether a wish that begins at `at` is one for some pieces alone, which no goal of this program is: “turn
/// off all lights in the first row”, “all off, excluding the centre”, “turn off every second light”. A sign
/// of the board may be named.
[[nodiscard]] bool isForSome(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs);

} // namespace flip::said
