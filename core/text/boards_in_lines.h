#pragma once

#include "core/text/recognise.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with a text that has boards among the words of its lines that were not read: “First bwb/wbw,
/// then”, “a press flips #.#/.#./#.#”. Nothing if there are none, or if they only show how boards are
/// written, what a press does or how all ends. Numbers of two digits count only where the board is of such
/// ones, and as large. O(text), but for a logarithm.
[[nodiscard]] std::optional<TextError> boardsBesideInLines(const Recognised& recognised,
                                                           std::string_view page);

} // namespace flip
