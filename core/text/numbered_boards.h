#pragma once

#include <string>

namespace flip {

/// The text with a colon in each heading that is only the number of a board: “1.”, “2)”, “(3)”, “#4”, “No. 5”
/// and “a)” become “1:” and so on, with blanks up to their length. Headings count up from 1 or a, are all
/// written alike and alone on their lines, and there are at least two; otherwise “1.” may be a row of two
/// pieces. O(text).
[[nodiscard]] std::string withNumberedHeadings(std::string text);

} // namespace flip
