#pragma once

#include "core/text/recognise.h"

#include <string_view>

namespace flip {

/// Whether words may say what these puzzles of JSON do not.
[[nodiscard]] bool mayBeSaid(const Recognised& recognised);

/// JSON whose boards leave something open, with what its words say of that: those of an object of its own
/// puzzle, and those around of all. An error where they tell of what no puzzle here has. O(text).
[[nodiscard]] Result<Recognised, TextError> jsonAsSaid(Recognised json, std::string_view text);

} // namespace flip
