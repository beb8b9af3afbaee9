#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with rows on one line of which one has lost a piece: “**** .*** ..*”. Without the gaps they
/// would be another board, of one row. Nothing for all other texts.
[[nodiscard]] std::optional<TextError> unevenRow(std::string_view text);

} // namespace flip
