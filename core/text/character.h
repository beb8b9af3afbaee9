#pragma once

#include "core/text/text_error.h"

#include <cstdint>
#include <string>

namespace flip {

/// What a character means to a reader of boards.
enum class Sign {
    Black,
    White,
    /// A space, a tab or a comma: may appear anywhere between pieces.
    Blank,
    Open,
    Close,
    Slash,
    LineEnd,
    /// The end of the text.
    End,
    /// A character without meaning in a board.
    Other,
    /// A byte that is not UTF-8.
    Broken,
};

/// A character of a text and its place; line and column count from 1.
struct Character {
    Sign sign = Sign::End;
    /// The code point; for Broken the byte.
    char32_t code = 0;
    std::int64_t line = 1;
    std::int64_t column = 1;

    [[nodiscard]] bool isPiece() const { return sign == Sign::Black || sign == Sign::White; }
};

/// The meaning of a code point, full-width forms included. CR and LF are each a LineEnd; TextReader treats CR
/// LF as one.
[[nodiscard]] Sign signOf(char32_t code);

/// The ASCII character whose full-width form this is, or the code point itself.
[[nodiscard]] char32_t halfWidth(char32_t code);

/// The same, and a small letter for a capital of ASCII.
[[nodiscard]] char32_t lowered(char32_t code);

/// A letter of Latin, Greek, Cyrillic or the like, of Chinese, Japanese or Korean.
[[nodiscard]] bool isAnyLetter(char32_t code);

/// A letter of Chinese or Japanese, which have no blanks between words.
[[nodiscard]] constexpr bool hasNoBlanks(char32_t code) {
    return (code >= 0x3041 && code <= 0x30FF) || (code >= 0x3400 && code <= 0x9FFF);
}

/// The code point in UTF-8.
[[nodiscard]] std::string toUtf8(char32_t code);
/// The same of several code points, one after the other.
[[nodiscard]] std::string toUtf8(std::u32string_view codes);

/// The character as a phrase for "found …": “x”, the control character U+0007, the end of the line.
/// Characters that are invisible or could disturb a terminal are given by number.
[[nodiscard]] std::string phraseOf(const Character& character);

/// The error "found this character, expected …", at the character's place.
[[nodiscard]] TextError unexpected(const Character& character, std::string expected);

} // namespace flip
