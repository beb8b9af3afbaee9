#pragma once

#include "core/text/said_press.h"
#include "core/text/said_rule.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>

namespace flip::said {

/// Which pieces a press is said to flip, by a name for all of them: “the eight around it”, “diagonals, too”,
/// “only neighbours”; nothing for the usual plus, and where they are named piece by piece. O(words), but for
/// a constant of 40.
[[nodiscard]] std::optional<SaidRule::Flips> flipsSaid(std::string_view text, const Words& words,
                                                       const SaidPress& press);

} // namespace flip::said
