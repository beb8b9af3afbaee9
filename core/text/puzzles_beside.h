#pragma once

#include "core/text/recognise.h"

#include <optional>
#include <string_view>

namespace flip {

/// What is wrong with a text in which puzzles were found and read in one notation, and beside them there is
/// one in another that cannot be mistaken: a link, a line of a puzzle, a game ID, an object of JSON, a list
/// of lists, quoted rows. Nobody should lose that unseen, nor should its goal count for the others. O(text),
/// but for a logarithm.
[[nodiscard]] std::optional<TextError> puzzlesBeside(const Recognised& recognised, std::string_view text);

} // namespace flip
