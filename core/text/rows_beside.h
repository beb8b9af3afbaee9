#pragma once

#include "core/text/recognise.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with a text in which links, lists or objects were found and read, and beside them there are
/// rows of another board: nobody should lose that unseen. Nothing if there are no such rows, or if they show
/// a board that was read. O(text).
[[nodiscard]] std::optional<TextError> rowsBeside(const Recognised& recognised, std::string_view text);

} // namespace flip
