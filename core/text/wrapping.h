#pragma once

#include <string>
#include <string_view>

namespace flip {

/// Without what programs put around a whole text when it is copied: the mark > before each line of a quoted
/// mail, the lines that fence off code, and the mark of a signature. The places of all other characters stay.
/// Where only some lines are quoted or fenced, that says which of them are the board (page.h). O(text).
[[nodiscard]] std::string withoutWrapping(std::string text);

/// Whether the line begins or ends a block of code: three marks, after which there may be the name of a
/// language.
[[nodiscard]] bool isFence(std::string_view line);

} // namespace flip
