#pragma once

#include "core/text/recognise.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with a text in which rows of signs were read, and a line that touches them is nearly such a
/// row: one piece too few or too many, or mostly their signs. Without it another puzzle would be answered
/// than the one that was meant. Nothing if there is no such line. O(text), but for a logarithm.
[[nodiscard]] std::optional<TextError> brokenRowBeside(const Recognised& recognised, std::string_view page);

} // namespace flip
