#pragma once

#include "core/text/text_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// The text as UTF-8, without a byte-order mark: UTF-16, with one or without, is converted. Lines that all
/// end with CR alone end with LF. Bytes that are neither are left as they are, for the reader to report.
[[nodiscard]] std::string asUtf8(std::string_view bytes);

/// The text as it is seen: of a web page without its tags, and with the lines and tabs that \n and \t stand
/// for. The last of the parts below.
[[nodiscard]] std::string seenText(const std::string& text);

/// Parts of a page that belong together, as the samples of a statement do, and what is around them.
struct Places {
    std::vector<std::string> parts = {};
    /// How many lines are before each part, if they are known.
    std::vector<std::int64_t> linesBefore = {};
    /// The lines of the page where rows would be another board; all others are blank.
    std::string beside = {};
    /// Why these parts are no boards, though they may be read.
    std::optional<TextError> error = {};
    /// The parts and what is beside them as one text, if that can be read, too.
    std::string whole = {};
    /// Whether every part must hold a board; otherwise those that look like none are passed over.
    bool areAllBoards = false;
};

/// The parts of a page that may hold a board, most likely first: matrices in LaTeX, the strings of a program,
/// the samples of a problem statement, the text between code fences, the text of a web page or a quoted mail,
/// and finally the whole text, alone. HTML is converted to lines and tabs. Never empty.
[[nodiscard]] std::vector<Places> placesForBoards(const std::string& text);

} // namespace flip
