#include "core/text/text_error.h"

#include <algorithm>
#include <utility>

namespace flip {

namespace {

/// Whether it is a number above the latest, as it would be written, however long.
bool isLaterVersion(std::string_view text, int latest) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (text.empty() || text.front() == '0' || !std::ranges::all_of(text, isDigit)) return false;
    const std::string last = std::to_string(latest);
    return std::pair(text.size(), text) > std::pair(last.size(), std::string_view(last));
}

} // namespace

std::string TextError::sentence() const {
    return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " + found +
           ", expected " + expected + ".";
}

std::string quotedPart(std::string_view text, std::size_t longest) {
    if (text.empty()) return "the end of the line";
    if (text.size() <= longest) return "“" + std::string(text) + "”";
    std::size_t end = longest;
    // Not in the middle of a character.
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) --end;
    return "“" + std::string(text.substr(0, end)) + "…”";
}

std::string versionExpected(std::string_view found, int latest) {
    std::string text = "version 1";
    for (int version = 2; version <= latest; ++version)
        text += (version < latest ? ", " : " or ") + std::to_string(version);
    if (isLaterVersion(found, latest)) text += "; a newer Flip Game may read this file";
    return text;
}

} // namespace flip
