#pragma once

#include <optional>
#include <string_view>

namespace flip {

/// What makes another board of a list in a program than it shows: “.T”, “'1'*3”, “b[0][1] = 1”. Nothing if it
/// is as it stands. O(text).
[[nodiscard]] std::optional<std::string_view> changeOfList(std::string_view text);

/// What turns a matrix of LaTeX, or adds another one to it. O(text).
[[nodiscard]] std::optional<std::string_view> changeOfMatrix(std::string_view text);

} // namespace flip
