#pragma once

#include "core/text/said_words.h"
#include "core/text/text_error.h"

#include <optional>

namespace flip::said {

/// Words for a rule that no puzzle of this program has, and their place: “chess knight”, “three colours”,
/// “only press lit cells”. O(text).
[[nodiscard]] std::optional<TextError> unknownIn(const Words& words);

} // namespace flip::said
