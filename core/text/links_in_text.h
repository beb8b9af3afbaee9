#pragma once

#include "core/text/judge.h"

#include <string_view>
#include <vector>

namespace flip {

/// The puzzles of all links (flip_uri.h) in a text: among words, in brackets or quotation marks, in the
/// addresses of a web page. What only looks like a link, such as "flip:coin", is passed over. Empty if the
/// text has nothing but links on lines of their own, whose errors are worth telling.
[[nodiscard]] std::vector<FoundPuzzle> linksIn(std::string_view text);

} // namespace flip
