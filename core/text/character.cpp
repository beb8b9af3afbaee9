#include "core/text/character.h"

#include <algorithm>
#include <array>
#include <utility>

namespace flip {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

/// Characters without a shape of their own: controls, marks that combine with their neighbour, invisible
/// blanks, directional overrides, variation selectors, private use, tags.
constexpr std::array invisible{
    Range{0x80, 0x9F},       Range{0xA0, 0xA0},        Range{0xAD, 0xAD},     Range{0x300, 0x36F},
    Range{0x2000, 0x200F},   Range{0x2028, 0x202F},    Range{0x205F, 0x206F}, Range{0x3000, 0x3000},
    Range{0xE000, 0xF8FF},   Range{0xFE00, 0xFE0F},    Range{0xFEFF, 0xFEFF}, Range{0xFFF0, 0xFFFF},
    Range{0xE0000, 0xE0FFF}, Range{0xF0000, 0x10FFFF},
};

bool isInvisible(char32_t code) {
    return std::any_of(invisible.begin(), invisible.end(),
                       [&](Range range) { return range.first <= code && code <= range.last; });
}

std::string hexadecimal(char32_t value, std::size_t digits) {
    static constexpr std::string_view symbols = "0123456789ABCDEF";
    std::string text;
    for (; value != 0 || text.size() < digits; value >>= 4U) text += symbols[value & 0xFU];
    return {text.rbegin(), text.rend()};
}

Sign signOfAscii(char32_t code) {
    switch (code) {
    case 'b':
    case 'B':
    case '1':
    case '#':
    case '*':
        return Sign::Black;
    case 'w':
    case 'W':
    case '0':
    case '.':
        return Sign::White;
    case ' ':
    case '\t':
    case ',':
        return Sign::Blank;
    case '(':
    case '[':
    case '{':
        return Sign::Open;
    case ')':
    case ']':
    case '}':
        return Sign::Close;
    case '/':
        return Sign::Slash;
    case '\n':
    case '\r':
        return Sign::LineEnd;
    default:
        return Sign::Other;
    }
}

} // namespace

char32_t halfWidth(char32_t code) {
    // U+FF01 to U+FF5E are the full-width forms of U+0021 to U+007E, in the same order; U+3000 is the
    // ideographic space.
    constexpr char32_t distance = 0xFF01 - 0x21;
    if (code == 0x3000) return ' ';
    return code >= 0xFF01 && code <= 0xFF5E ? code - distance : code;
}

char32_t lowered(char32_t code) {
    code = halfWidth(code);
    return code >= U'A' && code <= U'Z' ? code + (U'a' - U'A') : code;
}

bool isAnyLetter(char32_t code) {
    static constexpr std::array<std::pair<char32_t, char32_t>, 3> letters{
        {{U'a', U'z'}, {0xC0, 0x1FFF}, {0xAC00, 0xD7A3}}};
    return hasNoBlanks(code) || std::ranges::any_of(letters, [small = lowered(code)](const auto& range) {
               return range.first <= small && small <= range.second;
           });
}

Sign signOf(char32_t code) {
    constexpr char32_t noBreakSpace = 0xA0;
    return code == noBreakSpace ? Sign::Blank : signOfAscii(halfWidth(code));
}

std::string toUtf8(char32_t code) {
    const auto byte = [](char32_t value) { return static_cast<char>(static_cast<unsigned char>(value)); };
    const auto continuation = [&](unsigned shift) { return byte(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) return {byte(code)};
    if (code < 0x800) return {byte(0xC0U | (code >> 6U)), continuation(0)};
    if (code < 0x10000) return {byte(0xE0U | (code >> 12U)), continuation(6), continuation(0)};
    return {byte(0xF0U | (code >> 18U)), continuation(12), continuation(6), continuation(0)};
}

std::string toUtf8(std::u32string_view codes) {
    std::string text;
    for (const char32_t code : codes) text += toUtf8(code);
    return text;
}

std::string phraseOf(const Character& character) {
    const char32_t code = character.code;
    if (character.sign == Sign::End) return "the end of the text";
    if (character.sign == Sign::LineEnd) return "the end of the line";
    if (character.sign == Sign::Broken) return "the byte 0x" + hexadecimal(code, 2) + ", which is not UTF-8";
    if (code == ' ') return "a space";
    if (code == '\t') return "a tab";
    if (code < 0x20 || code == 0x7F) return "the control character U+" + hexadecimal(code, 4);
    if (isInvisible(code)) return "the character U+" + hexadecimal(code, 4);
    return "“" + toUtf8(code) + "”";
}

TextError unexpected(const Character& character, std::string expected) {
    return {character.line, character.column, phraseOf(character), std::move(expected)};
}

} // namespace flip
