#pragma once

#include <string>

namespace flip {

/// With blanks in place of the comments of a program: “// …”, “/* … */”, “# [1, 0]” or “-- {1, 0}”, a list
/// that is commented out, and “# …” behind a row. O(text).
[[nodiscard]] std::string withoutComments(std::string text);

} // namespace flip
