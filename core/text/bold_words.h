#pragma once

#include <string>

namespace flip {

/// With blanks in place of the marks that make words bold in Markdown, “**Input:**”, so that they are no
/// pieces. Has as many bytes. O(text).
[[nodiscard]] std::string withoutBoldMarks(std::string text);

} // namespace flip
