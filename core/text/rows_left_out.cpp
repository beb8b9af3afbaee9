#include "core/text/rows_left_out.h"

#include "core/text/sign_lines.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string>

namespace flip {

namespace {

constexpr std::string_view dots = "...";

TextError leftOut(std::int64_t line, std::int64_t column, std::string_view what) {
    return {line, column, "“" + std::string(what) + "” in place of rows", "all rows of the board"};
}

/// Whether a line says that rows are left out here.
bool standsForRows(std::string_view line) {
    constexpr std::size_t longest = 40;
    static constexpr auto whole =
        std::to_array<std::string_view>({dots, "[...]", "(...)", "…", "⋮", "[more]", "(more)", "--more--",
                                         "etc", "etc.", "and so on", "and so on.", "and so on..."});
    static constexpr auto parts =
        std::to_array<std::string_view>({"more row", "rows more", "rows omitted", "rows left out",
                                         "more line", "lines omitted", "rows skipped", "rows hidden"});
    if (line.empty() || line.size() > longest) return false;
    const std::string words = lowered(line);
    if (std::ranges::find(whole, words) != whole.end()) return true;
    return std::ranges::any_of(parts,
                               [&](std::string_view part) { return words.find(part) != std::string::npos; });
}

/// The number in “row 2: bwb”; nothing if the line is none like that.
std::optional<int> numberOfRow(std::string_view line) {
    constexpr std::string_view name = "row ";
    constexpr std::size_t mostDigits = 4;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || !lowered(line.substr(0, colon)).starts_with(name))
        return std::nullopt;
    const std::string_view digits = trimmed(line.substr(name.size(), colon - name.size()));
    if (digits.empty() || digits.size() > mostDigits ||
        digits.find_first_not_of("0123456789") != std::string_view::npos ||
        !isSignLine(line.substr(colon + 1)))
        return std::nullopt;
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/// “11 11”, which may be the size of a panel.
bool areTwoNumbers(std::string_view line) {
    const std::size_t blank = line.find(' ');
    return line.find_first_not_of("01 ") == std::string_view::npos && blank != std::string_view::npos &&
           line.find(' ', line.find_first_not_of(' ', blank)) == std::string_view::npos;
}

/// Whether three full stops below this line are no row of its board.
bool isRowOfOthers(std::string_view line) {
    constexpr std::string_view between = " \t,;|\"'[](){}";
    const auto signs = std::ranges::count_if(
        line, [&](char c) { return isFirstByte(c) && between.find(c) == std::string_view::npos; });
    return signs > 1 && signs != std::ssize(dots) && !areTwoNumbers(line) && isSignLine(line);
}

/// The place of dots behind the comma of a row, where the list ends or another row follows: “[1, 0], ...]”.
std::size_t dotsInList(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    for (std::size_t at = text.find(dots); at != std::string_view::npos; at = text.find(dots, at + 1)) {
        if (at == 0) continue;
        const std::size_t before = text.find_last_not_of(blanks, at - 1);
        const std::size_t after = text.find_first_not_of(blanks, at + dots.size());
        if (before == 0 || before == std::string_view::npos || after == std::string_view::npos) continue;
        const bool isBehindRow = text[before] == ',' &&
                                 std::string_view("]})\"'").find(text[before - 1]) != std::string_view::npos;
        const bool isApart = after > at + dots.size();
        const std::string_view next = isApart ? ",]})[{(\"'" : ",]})";
        if (isBehindRow && next.find(text[after]) != std::string_view::npos) return at;
        // A long text may have many of them.
        at += dots.size() - 1;
    }
    return std::string_view::npos;
}

} // namespace

std::optional<TextError> rowsLeftOut(std::string_view text) {
    std::int64_t number = 0;
    std::string_view above;
    std::optional<int> last;
    for (const std::string_view line : splitAt(text, '\n')) {
        ++number;
        const std::string_view words = trimmed(line);
        if (standsForRows(words) && isRowOfOthers(above)) return leftOut(number, 1, words);
        above = words;
        const std::optional<int> row = numberOfRow(words);
        if (row && last && *row > *last + 1)
            return TextError{number, 1, "row " + std::to_string(*row), "row " + std::to_string(*last + 1)};
        if (row) last = row;
    }
    const std::size_t at = dotsInList(text);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view before = text.substr(0, at);
    const std::size_t begin = before.find_last_of('\n') + 1;
    const auto column = std::ranges::count_if(before.substr(begin), isFirstByte) + 1;
    return leftOut(std::ranges::count(before, '\n') + 1, column, dots);
}

} // namespace flip
