#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip::said {

/// The goal that a text names, in words for the colours or in the signs of the board: “make all white”, “turn
/// off all lights”, “all #”, “全部变白”. Where both colours are goals, either is. O(text).
[[nodiscard]] std::optional<Goal::Kind> goalSaid(std::string_view text, const Words& words,
                                                 std::vector<ColouredSign> signs);

} // namespace flip::said
