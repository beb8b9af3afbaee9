#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// Texts that consist of signs for pieces, but are known to be something else: numbers with full stops or
/// commas in them, such as addresses and versions (10.0.0.1), and Morse code (... --- ...); boards whose
/// other piece is a space, or which have two signs for one colour; and lists that a program changes. Nothing
/// for all other texts.
[[nodiscard]] std::optional<TextError> knownNoBoard(std::string_view text);

} // namespace flip
