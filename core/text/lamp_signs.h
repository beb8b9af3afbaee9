#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <string_view>
#include <vector>

namespace flip::said {

/// The signs that are pictures of lamps, as lit ones, where a text speaks of light: 💡 is lit, whatever is
/// beside it, and a coloured square is beside a dark one. Nothing for other texts. O(text).
[[nodiscard]] std::vector<ColouredSign> lampsAmong(const std::vector<ColouredSign>& signs,
                                                   std::string_view text, const Words& words);

} // namespace flip::said
