#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <optional>
#include <vector>

namespace flip::said {

/// Whether all pieces are black, and not white, in the state that is wished for: “the target is a grid full
/// of zeros”, “until no lights are on”. Nothing if no sentence says so, or two differ. What is usual
/// is no wish, unless it is meant. O(text).
[[nodiscard]] std::optional<bool> stateWished(const Words& words, const std::vector<ColouredSign>& signs,
                                              bool isUsualMeant);

} // namespace flip::said
