#pragma once

#include <string_view>
#include <vector>

namespace flip {

/// For each line of a text, whether it is blank or a comment between two rows of a list that a program has
/// not closed yet: the rows below belong to those above. A row is a list or a string, and a comma is behind
/// the one above. O(text).
[[nodiscard]] std::vector<bool> gapsInLists(std::string_view text);

} // namespace flip
