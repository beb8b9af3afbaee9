#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// A string of a program, where its first quotation mark is, and where the text goes on behind its last one.
struct StringLiteral {
    std::string text;
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The strings of a program, in quotation marks of any kind, three of them, or R"(…)" of C++, each of two
/// signs or more; \n and \t in them become what they stand for. Anything between the strings is passed over.
/// Empty if a quotation mark is not closed.
[[nodiscard]] std::vector<StringLiteral> literalsIn(std::string_view text);

/// The words of a text that are boards on one line, as bwwb/bbwb/bwwb/bwww in a sentence: rows of b and w of
/// one length, two pieces or more; 01/10/11 may be a date.
[[nodiscard]] std::vector<std::string_view> slashedBoardsIn(std::string_view text);

/// The only one of them. Nothing if there are several, of which one may be the target of another.
[[nodiscard]] std::optional<std::string> slashedBoardIn(std::string_view text);

/// With the characters that a program's strings give by number: "\u2B1B", Python's "\U0001F7E9" and, in the
/// two halves of UTF-16, "\uD83D\uDFE9".
[[nodiscard]] std::string withNumbered(std::string text);

/// The text with \n, \t and \/, as in a program's string, replaced by what they stand for; \r is left out.
[[nodiscard]] std::string withoutEscapes(std::string_view text);

} // namespace flip
