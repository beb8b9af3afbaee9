#pragma once

#include "core/text/judge.h"

#include <string_view>
#include <vector>

namespace flip {

/// The puzzles of all links (flip_uri.h) in a text: among words, in brackets or quotation marks, in the
/// addresses of a web page. What only looks like a link, such as "flip:coin", is passed over; one that has a
/// board, and behind it something that is wrong, is an error. Empty if the text has nothing but links on
/// lines of their own, whose errors are worth telling.
[[nodiscard]] Result<std::vector<FoundPuzzle>, TextError> linksIn(std::string_view text);

} // namespace flip
