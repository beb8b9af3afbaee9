#pragma once

#include "core/base/result.h"
#include "core/text/judge.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// Reads the puzzles of JSON: of every object whose member "board" is a string, such as "bw/wb", or a list of
/// strings, its rows. Its other members may be those that flipsolve --json writes: goal, target, edges,
/// pattern and table; what is missing is Flip Game's. The objects may be in others, in lists, or one after
/// the other. Nothing if the text is no JSON or has no such object. Errors: members that are no board, goal
/// or rule; a line of flipsolve --json that is not complete.
[[nodiscard]] std::optional<Result<std::vector<FoundPuzzle>, TextError>>
readJsonPuzzles(std::string_view text);

} // namespace flip
