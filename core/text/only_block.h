#pragma once

#include "core/text/readings.h"

#include <string_view>

namespace flip {

/// The rows of a text that a person would see at once, whatever is around them: three lines or more of one
/// length, at least three pieces wide, in two signs that are known, and nowhere else anything that might be a
/// row, too. Nothing if there is no such block, or several. O(text).
[[nodiscard]] Attempt onlyBlock(std::string_view text);

} // namespace flip
