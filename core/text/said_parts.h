#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip::said {

/// Where a board has words of its own that contradict those of a board before it; nothing if none has. For
/// texts with several boards. O(text).
[[nodiscard]] std::optional<TextError> contradictionIn(std::string_view text, const Words& words,
                                                       const std::vector<ColouredSign>& signs);

} // namespace flip::said
