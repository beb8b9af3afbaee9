#pragma once

#include <string>
#include <string_view>

namespace flip::console {

/// A text that may come from outside, such as a file's name, so that it can be shown on a terminal: controls,
/// characters that change the direction of what follows, and bytes that are not UTF-8 become \x1B or \u202E.
[[nodiscard]] std::string printable(std::string_view text);

} // namespace flip::console
