#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// The text as UTF-8: UTF-16, with or without a byte-order mark, is converted. Bytes that are neither are
/// left as they are, for the reader to report.
[[nodiscard]] std::string asUtf8(std::string_view bytes);

/// Whether tags of a web page are at its beginning.
[[nodiscard]] bool isHtml(std::string_view text);

/// The text as it is seen: of a web page without its tags, and with the lines and tabs that \n and \t stand
/// for. The last of the parts below.
[[nodiscard]] std::string seenText(const std::string& text);

/// The parts of a page that may hold a board, most likely first: matrices in LaTeX, the strings of a program,
/// the samples of a problem statement, the text between code fences, the text of a web page or a quoted mail,
/// and finally the whole text. Parts that belong together, as the samples do, come together. HTML is
/// converted to lines and tabs. Never empty.
[[nodiscard]] std::vector<std::vector<std::string>> placesForBoards(const std::string& text);

} // namespace flip
