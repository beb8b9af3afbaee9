#pragma once

#include "core/text/sign_boards.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace flip {

/// A word of a line: the text between two separators, in small letters.
struct Token {
    SignText text;
    std::int64_t line = 1;
    std::int64_t column = 1;
};

/// One line, cut into words.
struct TokenLine {
    std::vector<Token> tokens;
    std::int64_t number = 1;
    /// The line has lines of a table in it.
    bool isRuled = false;
};

using TokenLines = std::vector<TokenLine>;

/// The lines of a text. Spaces, tabs, commas, brackets, quotation marks and the lines of a table separate
/// words; slashes, semicolons and colons are words of their own. Invisible characters are left out. A text
/// whose only sign is a letter, once as a capital and once not, keeps both.
[[nodiscard]] TokenLines tokenLinesOf(std::string_view text);

[[nodiscard]] inline bool isBlank(const TokenLine& line) { return line.tokens.empty(); }

[[nodiscard]] inline bool isAlone(const Token& token, char32_t code) {
    return token.text.size() == 1 && token.text[0] == code;
}

[[nodiscard]] inline bool isInRange(char32_t code, char32_t first, char32_t last) {
    return first <= code && code <= last;
}

[[nodiscard]] inline bool isDigit(char32_t code) { return isInRange(code, U'0', U'9'); }

/// A small letter of English, or a character of another writing.
[[nodiscard]] inline bool isLetter(char32_t code) { return isInRange(code, U'a', U'z') || code > 0xFF; }

template <class Test>
bool everyUsedLine(const TokenLines& lines, Test&& test) {
    return std::ranges::all_of(lines, [&](const TokenLine& line) { return isBlank(line) || test(line); });
}

/// Calls visit(token) for the tokens of all lines.
template <class Visit>
void forEachToken(TokenLines& lines, Visit&& visit) {
    for (TokenLine& line : lines) {
        for (Token& token : line.tokens) visit(token);
    }
}

} // namespace flip
