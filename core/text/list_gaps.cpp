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

/// Whether all words in a list, without its outer brackets, may be pieces. R heads columns with [,1].
bool isOfSigns(std::string_view list) {
    static constexpr std::string_view between = "[](){}\"', \t\r\n;-";
    static constexpr std::string_view signs = "01bBwW.#*xXoO";
    static constexpr std::array<std::string_view, 2> words{"true", "false"};
    bool isAny = false;
    for (std::size_t at = list.find_first_not_of(between); at != std::string_view::npos;) {
        const std::size_t end = std::min(list.find_first_of(between, at), list.size());
        const std::string_view word = list.substr(at, end - at);
        const bool isSign = word.find_first_not_of(signs) == std::string_view::npos;
        if (!isSign && std::ranges::find(words, lowered(word)) == words.end()) return false;
        isAny = true;
        at = list.find_first_not_of(between, end);
    }
    return isAny && !(list.starts_with(',') && list.find_first_of(",[", 1) == std::string_view::npos);
}

/// Where a comma comes in place of an item.
std::optional<std::size_t> commaForItem(std::string_view list) {
    char quote = 0;
    bool awaitsItem = true;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const char c = list[at];
        if (quote != 0) {
            if (c == quote) quote = 0;
            continue;
        }
        if (c == ',' && awaitsItem) return at;
        const bool isSpace = c == ' ' || c == '\t' || c == '\r' || c == '\n';
        if (!isSpace) awaitsItem = c == ',' || c == '[' || c == '{' || c == '(';
        if (c == '"' || c == '\'') quote = c;
    }
    return std::nullopt;
}

TextError commaAt(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    return {1 + std::ranges::count(before, '\n'),
            1 + std::ranges::count_if(before.substr(before.rfind('\n') + 1), isFirstByte), "“,”",
            "a piece before this comma"};
}

} // namespace

std::optional<TextError> signMissingInList(std::string_view text) {
    std::ptrdiff_t depth = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::ptrdiff_t opened = openedBy(text.substr(at, 1));
        if (opened > 0 && depth == 0) begin = at + 1;
        depth = std::max<std::ptrdiff_t>(0, depth + opened);
        if (opened >= 0 || depth > 0) continue;
        const std::string_view list = text.substr(begin, at - begin);
        const auto comma = isOfSigns(list) ? commaForItem(list) : std::nullopt;
        if (comma) return commaAt(text, begin + *comma);
    }
    return std::nullopt;
}

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
