#pragma once

#include "core/text/readings.h"

#include <string_view>

namespace flip {

/// A pattern of three by three below a heading such as “Pattern:”, and one or more boards above or below it,
/// to which it belongs: 1, # and b are the pieces that a press flips. Nothing for other texts. Errors: a
/// pattern of another size.
[[nodiscard]] Attempt patternAndBoard(std::string_view text);

} // namespace flip
