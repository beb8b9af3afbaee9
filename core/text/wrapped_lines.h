#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// For each line of a text, whether its sentence goes on in the next one: the text was broken into lines
/// where a word did not fit any more, as mails and terminals do. Not where the next line is a row of a board,
/// a new point of a list, or code. O(text).
[[nodiscard]] std::vector<bool> wrappedLines(std::string_view text);

/// The text with a blank in place of the end of each such line, and of the marks that begin the next.
/// O(text).
[[nodiscard]] std::string withoutWraps(std::string_view text);

} // namespace flip
