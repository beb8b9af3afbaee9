#include "core/text/bold_words.h"

#include "core/text/text_parts.h"

#include <cstddef>
#include <string_view>

namespace flip {

namespace {

constexpr std::string_view boldMark = "**";

/// Whether there are words: **ooo** may be a row of a board of two signs.
bool areWords(std::string_view text) {
    constexpr std::size_t shortest = 3;
    std::size_t letters = 0;
    bool areDifferent = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        areDifferent = isAsciiLetter(text[at]) && (areDifferent || (letters > 0 && text[at] != text[at - 1]));
        letters = isAsciiLetter(text[at]) ? letters + 1 : 0;
        if (letters >= shortest && areDifferent) return true;
    }
    return false;
}

} // namespace

std::string withoutBoldMarks(std::string text) {
    for (std::size_t open = text.find(boldMark); open != std::string::npos;) {
        const std::size_t begin = open + boldMark.size();
        const std::size_t end = std::string_view(text).substr(begin).find_first_of("*\n");
        if (end == std::string::npos) break;
        const std::size_t close = begin + end;
        const bool isBold = text.compare(close, boldMark.size(), boldMark) == 0 &&
                            areWords(std::string_view(text).substr(begin, end));
        if (isBold) {
            text.replace(open, boldMark.size(), boldMark.size(), ' ');
            text.replace(close, boldMark.size(), boldMark.size(), ' ');
        }
        open = text.find(boldMark, isBold ? close + boldMark.size() : close);
    }
    return text;
}

} // namespace flip
