#include "core/text/code_comments.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace flip {

namespace {

bool isGapChar(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/// Fills “/* … */” with blanks, where it is no piece.
void clearBlocks(std::string& text) {
    for (std::size_t at = text.find("/*"); at != std::string::npos; at = text.find("/*", at)) {
        // Pieces may be written so, too.
        if (at > 0 && !isGapChar(text[at - 1]) && text[at - 1] != '\n') {
            at += 2;
            continue;
        }
        const std::size_t end = text.find("*/", at + 2);
        if (end == std::string::npos) break;
        std::replace_if(
            text.begin() + static_cast<std::ptrdiff_t>(at),
            text.begin() + static_cast<std::ptrdiff_t>(end + 2), [](char c) { return c != '\n'; }, ' ');
    }
}

/// Where a remark of Python begins behind a row in quotation marks or brackets: “"101",  # "000",”. The end
/// if there is none.
std::size_t remarkBehindRow(std::string_view line) {
    const std::size_t row = line.find_first_of("\"'])}");
    char quote = 0;
    char before = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        const bool isRemark = c == '#' && quote == 0 && before == ',' && line.substr(at).starts_with("# ");
        if (isRemark && row < at) return at;
        if (c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '"' || c == '\'')) {
            quote = c;
        }
        if (!isGapChar(c)) before = c;
    }
    return std::string_view::npos;
}

/// Where the comment of a line begins; the end of all text if it has none.
std::size_t commentIn(std::string_view line) {
    constexpr std::string_view lists = "[{(\"'";
    std::size_t begin = line.find("//");
    // Not of an address.
    while (begin != std::string_view::npos && begin > 0 && !isGapChar(line[begin - 1]))
        begin = line.find("//", begin + 2);
    const std::size_t first = line.find_first_not_of(" \t");
    const std::string_view used = first == std::string_view::npos ? std::string_view{} : line.substr(first);
    // In Python, Lua and Matlab.
    if (used.starts_with('#') || used.starts_with("--") || used.starts_with('%')) {
        const std::size_t list = line.find_first_not_of("#-% \t", first);
        if (list != std::string_view::npos && lists.find(line[list]) != std::string_view::npos) begin = first;
    }
    return std::min(begin, remarkBehindRow(line));
}

} // namespace

std::string withoutComments(std::string text) {
    if (text.find_first_of("[{\"") == std::string::npos) return text;
    clearBlocks(text);
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = std::string_view(text).substr(begin, end - begin);
        const std::size_t comment = std::min(commentIn(line), line.size());
        text.replace(begin + comment, line.size() - comment, line.size() - comment, ' ');
        begin = end + 1;
    }
    return text;
}

} // namespace flip
