#include "core/text/asides.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>

namespace flip {

namespace {

/// Whether the text at a place is no part of a longer word.
bool isWordAt(std::string_view line, std::size_t at, std::string_view word) {
    const std::size_t end = at + word.size();
    return (at == 0 || !isAsciiLetter(line[at - 1])) && (end == line.size() || !isAsciiLetter(line[end]));
}

/// Where the line begins to tell of something else, to its end.
std::size_t beginOfOther(std::string_view line) {
    static constexpr std::array<std::string_view, 4> words{"TODO", "FIXME", "can now", "now can"};
    static constexpr std::array<std::string_view, 5> marks{"- [ ]", "* [ ]", "help=\"", "help='",
                                                           "help = \""};
    std::size_t begin = line.size();
    for (const std::string_view word : words) {
        const std::size_t at = line.find(word);
        if (at < begin && isWordAt(line, at, word)) begin = at;
    }
    for (const std::string_view mark : marks) begin = std::min(begin, line.find(mark));
    return begin;
}

} // namespace

std::string withoutAsides(std::string_view line) {
    std::string kept(line);
    const std::size_t begin = beginOfOther(line);
    kept.replace(begin, std::string::npos, line.size() - begin, ' ');
    constexpr std::string_view option = "--";
    for (std::size_t at = kept.find(option); at != std::string::npos; at = kept.find(option, at)) {
        std::size_t end = at + option.size();
        const bool isOption =
            (at == 0 || kept[at - 1] != '-') && end < kept.size() && isAsciiLetter(kept[end]);
        while (isOption && end < kept.size() && (isAsciiLetter(kept[end]) || kept[end] == '-')) ++end;
        if (isOption) kept.replace(at, end - at, end - at, ' ');
        at = end;
    }
    constexpr std::string_view comment = "// ";
    for (std::size_t at = kept.find(comment); at != std::string::npos; at = kept.find(comment, at + 1)) {
        if (at == 0 || kept[at - 1] == ' ') kept.replace(at, 2, ". ");
    }
    return kept;
}

} // namespace flip
