#pragma once

#include <string>
#include <string_view>

namespace flip::console {

/// Makes text from outside, such as a file name, safe to show on a terminal: control characters, characters
/// that change the writing direction, and bytes that are not UTF-8 are escaped, as \x1B or \u202E.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace flip::console
