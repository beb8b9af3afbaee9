#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// Texts of programs and books that have rows of zeros and ones, or pairs of them, but are known to be
/// something else: places that numpy and others print, and the equations [A | b]. Nothing for all other
/// texts.
[[nodiscard]] std::optional<TextError> knownNoMatrix(std::string_view text);

} // namespace flip
