#include "core/text/list_gaps.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace flip {

namespace {

/// How many more brackets the line opens than it closes.
std::ptrdiff_t openedBy(std::string_view line) {
    std::ptrdiff_t opened = 0;
    for (const char c : line) {
        if (c == '[' || c == '{' || c == '(') ++opened;
        if (c == ']' || c == '}' || c == ')') --opened;
    }
    return opened;
}

/// “[1, 0, 1],” or “"bwb",”.
bool isListRow(std::string_view line) {
    line = trimmed(line);
    return !line.empty() && std::string_view("[{(\"'").find(line.front()) != std::string_view::npos &&
           line.find_first_not_of("[](){}\"', \tbwBW01.#*xXoO") == std::string_view::npos &&
           line.find_first_of("bwBW01.#*xXoO") != std::string_view::npos;
}

/// Blank, or words behind the sign of a comment.
bool isGap(std::string_view line) {
    static constexpr std::array<std::string_view, 5> comments{"#", "//", "%", "--", "/*"};
    line = trimmed(line);
    return line.empty() || (std::ranges::any_of(line, isAsciiLetter) &&
                            std::ranges::any_of(comments, [line](std::string_view sign) {
                                return line.starts_with(sign) && !isListRow(line.substr(sign.size()));
                            }));
}

/// A row of a list, with more of it to come.
bool isFollowed(std::string_view line) {
    line = trimmed(line);
    return line.ends_with(',') && isListRow(line) && openedBy(line) >= 0;
}

} // namespace

std::vector<bool> gapsInLists(std::string_view text) {
    const auto lines = splitAt(text, '\n');
    std::vector<bool> gaps(lines.size(), false);
    std::ptrdiff_t opened = 0;
    for (std::size_t i = 0; i < lines.size();) {
        opened += openedBy(lines[i]);
        std::size_t next = i + 1;
        if (opened > 0 && isFollowed(lines[i])) {
            while (next < lines.size() && isGap(lines[next])) ++next;
            const bool goesOn = next < lines.size() && isListRow(lines[next]);
            if (goesOn)
                std::fill(gaps.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                          gaps.begin() + static_cast<std::ptrdiff_t>(next), true);
        }
        i = next;
    }
    return gaps;
}

} // namespace flip
