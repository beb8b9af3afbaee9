#pragma once

#include "core/text/json_objects.h"

#include <span>
#include <string_view>
#include <vector>

namespace flip {

/// What puzzles of other programs call a board, a pattern, a target and a goal.
[[nodiscard]] std::vector<std::string_view> otherNames();

/// What lists of boards are called.
[[nodiscard]] std::span<const std::string_view> namesOfLists();

/// If there is no “board”, the only list of rows that has another name of one becomes it; a pattern likewise.
/// What else has such names is no member of a puzzle.
void takeOtherNames(JsonObject& object);

} // namespace flip
