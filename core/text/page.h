#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// UTF-8, whatever the bytes are: UTF-16 with or without a byte-order mark is converted. Bytes that are
/// neither stay as they are, and whoever reads them says where they stand.
[[nodiscard]] std::string asUtf8(std::string_view bytes);

/// Where a board may stand on a page that holds more than a board, best first: the samples of a problem's
/// statement, what stands between code fences, the text of a web page or of a quoted mail, and at last the
/// whole text. HTML has become lines and tabs. Never empty.
[[nodiscard]] std::vector<std::string> placesForBoards(const std::string& text);

} // namespace flip
