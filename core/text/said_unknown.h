#pragma once

#include "core/text/said_press.h"
#include "core/text/said_words.h"
#include "core/text/text_error.h"

#include <optional>

namespace flip::said {

/// Words for a rule that no puzzle of this program has, and their place: “chess knight”, “three colours”,
/// “only press lit cells”, or what a press was not understood to flip. So are those for a goal that is not
/// for all pieces alike: “all on, except the middle one”, “a checkerboard”. O(text).
[[nodiscard]] std::optional<TextError> unknownIn(const Words& words, const SaidPress& press);

} // namespace flip::said
