#pragma once

#include "core/text/text_error.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// For each line of a text, whether it is blank or a comment between two rows of a list that a program has
/// not closed yet: the rows below belong to those above. A row is a list or a string, and a comma is behind
/// the one above. O(text).
[[nodiscard]] std::vector<bool> gapsInLists(std::string_view text);

/// Why a list of signs is no board: between two commas, or before the first one, a sign is missing, as in
/// [[1,,], [,1,]]. Lists of other words are left alone. O(text).
[[nodiscard]] std::optional<TextError> signMissingInList(std::string_view text);

} // namespace flip
