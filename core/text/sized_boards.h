#pragma once

#include "core/text/readings.h"

#include <string_view>

namespace flip {

/// Lines of signs below a line that says how large the boards are, or how many: size_note.h.
[[nodiscard]] Attempt boardsBelowSize(std::string_view text);

/// The same with lines of words above that line or below it, by a reader of lines among prose; its error if
/// it has one.
[[nodiscard]] Attempt boardsBelowSizeAmongProse(std::string_view text,
                                                Attempt (*readAmongProse)(std::string_view));

/// At least two boards, each below its own size, perhaps below the number of boards, and perhaps with zeros
/// at the end.
[[nodiscard]] Attempt boardsEachBelowSize(std::string_view text);

} // namespace flip
