#include "core/text/text_error.h"

namespace flip {

std::string TextError::sentence() const {
    return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " + found +
           ", expected " + expected + ".";
}

std::string quotedPart(std::string_view text) {
    constexpr std::size_t longest = 40;
    if (text.empty()) return "the end of the line";
    if (text.size() <= longest) return "“" + std::string(text) + "”";
    std::size_t end = longest;
    // Not in the middle of a character.
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
    return "“" + std::string(text.substr(0, end)) + "…”";
}

} // namespace flip
