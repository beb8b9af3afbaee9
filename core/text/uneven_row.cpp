#include "core/text/uneven_row.h"

#include "core/text/text_parts.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace flip {

std::optional<TextError> unevenRow(std::string_view text) {
    std::string_view rest = trimmed(text);
    std::string met;
    for (const char c : rest) {
        if (c != ' ' && met.find(c) == std::string::npos) met += c;
    }
    if (met.size() > 2 || met.find_first_not_of("bwBW01#*.xXoO") != std::string::npos) return std::nullopt;
    std::vector<std::string_view> words = splitAt(rest, ' ');
    std::erase_if(words, [](std::string_view word) { return word.empty(); });
    if (words.empty()) return std::nullopt;
    const std::size_t length = words.front().size();
    const auto hasLength = [length](std::string_view word) { return word.size() == length; };
    const auto odd = std::ranges::find_if_not(words, hasLength);
    const bool haveSeveral =
        std::ranges::all_of(words, [](std::string_view word) { return word.size() > 1; });
    if (odd == words.end()) return std::nullopt;
    // A number may be in groups, with less in the first one.
    const bool isLast = words.size() > 2 && length > 1 && std::next(odd) == words.end();
    if (!haveSeveral && !isLast) return std::nullopt;
    const std::string_view before = text.substr(0, static_cast<std::size_t>(odd->data() - text.data()));
    const std::size_t lineEnd = before.find_last_of('\n');
    const std::size_t column = before.size() - (lineEnd == std::string_view::npos ? 0 : lineEnd + 1);
    const std::string found =
        odd->size() == 1 ? "a single piece" : "a row of " + std::to_string(odd->size()) + " pieces";
    return TextError{std::ranges::count(before, '\n') + 1, static_cast<std::int64_t>(column) + 1, found,
                     "rows of one length: the first has " + std::to_string(length)};
}

} // namespace flip
