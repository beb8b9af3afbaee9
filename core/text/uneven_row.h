#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with a text of rows on one line, of which one has lost a piece: “**** .*** ..*”. The plain
/// reader, for which blanks part nothing, would take them for a board of one row. Nothing for all other
/// texts.
[[nodiscard]] std::optional<TextError> unevenRow(std::string_view text);

} // namespace flip
