#pragma once

#include <string>
#include <string_view>

namespace flip {

/// Without what programs and people put around a whole text: the mark > before each line of a quoted mail,
/// the lines that fence off code, the mark of a signature, and lines of hyphens above and below all rows. The
/// places of all other characters stay. Where only some lines are quoted or fenced, that says which of them
/// are the board (page.h). O(text).
[[nodiscard]] std::string withoutWrapping(std::string text);

/// Whether the line begins or ends a block of code: three marks, after which there may be the name of a
/// language.
[[nodiscard]] bool isFence(std::string_view line);

} // namespace flip
