#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// A text without the blanks, tabs and line ends at its beginning and end.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

/// The bytes of the first character of a text that is not empty.
[[nodiscard]] constexpr std::string_view firstCharacterOf(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    return text.substr(0, end);
}

/// Whether a character begins with this byte of UTF-8: columns count characters.
[[nodiscard]] constexpr bool isFirstByte(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

[[nodiscard]] constexpr bool isAsciiLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether names of programs have this character.
[[nodiscard]] constexpr bool isOfName(char c) {
    return isAsciiLetter(c) || (c >= '0' && c <= '9') || c == '_';
}

/// A text of the same length with the capitals of ASCII and of Russian as small letters.
[[nodiscard]] inline std::string lowered(std::string_view text) {
    std::string small(text);
    // In UTF-8, А to П are D0 90 to D0 9F, а to п D0 B0 to D0 BF; Р to Я are D0 A0 to D0 AF, р to я D1 80 to
    // D1 8F.
    constexpr char lead = '\xD0';
    constexpr char nextLead = '\xD1';
    for (std::size_t at = 0; at < small.size(); ++at) {
        char& c = small[at];
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c != lead || at + 1 == small.size()) continue;
        char& next = small[at + 1];
        const auto byte = static_cast<unsigned char>(next);
        if (byte >= 0x90 && byte < 0xA0) next = static_cast<char>(byte + 0x20);
        const bool isLater = byte >= 0xA0 && byte < 0xB0;
        const bool isYo = byte == 0x81;
        if (isLater || isYo) c = nextLead;
        if (isLater) next = static_cast<char>(byte - 0x20);
        if (isYo) next = '\x91';
    }
    return small;
}

/// The parts between separators, one more than there are of them.
[[nodiscard]] inline std::vector<std::string_view> splitAt(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end != std::string_view::npos) text.remove_prefix(end + 1);
    }
    return parts;
}

} // namespace flip
