#include "core/text/links_in_text.h"

#include "core/text/flip_uri.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace flip {

namespace {

constexpr std::string_view scheme = "flip:";

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

bool isScheme(std::string_view text) {
    return text.size() > scheme.size() &&
           std::ranges::equal(text.substr(0, scheme.size()), scheme, [](char left, char right) {
               return std::tolower(static_cast<unsigned char>(left)) == right;
           });
}

/// What may be a link at the beginning of the text, with the punctuation after it.
std::string_view linkAt(std::string_view text) {
    return text.substr(0, std::min(text.find_first_of(" \t\r\n<>\"'`()[]{}|\\"), text.size()));
}

/// The link with its scheme in small letters. In a web page, &amp; stands for &.
std::string plainLink(std::string_view text) {
    constexpr std::string_view escaped = "amp;";
    std::string link(scheme);
    for (std::size_t at = scheme.size(); at < text.size();) {
        link += text[at++];
        while (link.back() == '&' && text.substr(at).starts_with(escaped)) at += escaped.size();
    }
    return link;
}

bool isPunctuation(char c) { return std::string_view(".,;:!?").find(c) != std::string_view::npos; }

/// The link at the beginning of the text, without the punctuation after it unless that is of the link, such
/// as a full stop that is a piece; the error of the whole if it is none.
Result<Puzzle, TextError> readLink(std::string_view text) {
    std::string_view link = text;
    const auto whole = readFlipUri(plainLink(link));
    auto puzzle = whole;
    while (!puzzle && link.size() > scheme.size() && isPunctuation(link.back())) {
        link.remove_suffix(1);
        puzzle = readFlipUri(plainLink(link));
    }
    return puzzle ? puzzle : whole;
}

/// Whether what is before a question mark is a link by itself.
bool hasBoard(std::string_view link) {
    const std::size_t end = link.find('?');
    return end != std::string_view::npos && readFlipUri(plainLink(link.substr(0, end))).ok();
}

/// Whether every line that is not blank is a link, or was meant as one.
bool areOnlyLinks(std::string_view text) {
    bool isAny = false;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
        line = line.substr(0, line.find_last_not_of(" \t") + 1);
        if (line.empty()) continue;
        if (!isFlipUri(line)) return false;
        isAny = true;
    }
    return isAny;
}

} // namespace

Result<std::vector<FoundPuzzle>, TextError> linksIn(std::string_view text) {
    std::vector<FoundPuzzle> found;
    if (areOnlyLinks(text)) return found;
    std::int64_t line = 1;
    std::size_t beginOfLine = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') ++line, beginOfLine = at + 1;
        const bool isBegin = (text[at] == 'f' || text[at] == 'F') && (at == 0 || !isWord(text[at - 1]));
        if (!isBegin || !isScheme(text.substr(at))) continue;
        const std::string_view link = linkAt(text.substr(at));
        auto puzzle = readLink(link);
        if (!puzzle && hasBoard(link)) {
            TextError error = puzzle.error();
            error.line = line;
            error.column += std::ranges::count_if(text.substr(beginOfLine, at - beginOfLine), isFirstByte);
            return error;
        }
        if (puzzle) found.push_back({*std::move(puzzle), line});
        // No link begins in another one.
        at += link.size() - 1;
    }
    return found;
}

} // namespace flip
