#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace flip {

/// Whether a line has words, and none that may be a piece or a row: “Here it is:”, but not “row 1: bwwb”.
/// O(line).
[[nodiscard]] bool hasOnlyWords(std::string_view line);

/// The line without what has signs of pieces in it and is none of them for sure: dates, times, addresses,
/// numbers of what is counted and the mark of a heading. O(line).
[[nodiscard]] std::string plainWords(std::string_view line);

/// Whether a line is three or more hyphens and the like, and nothing else.
[[nodiscard]] bool isDivider(std::string_view line);

/// From the first line to the one behind the last, counted from 0.
struct LineRange {
    std::ptrdiff_t first = 0;
    std::ptrdiff_t end = 0;
};

/// Those that are left without blank lines and lines of only words above and below them; `first` is not
/// before `end` if there are none.
[[nodiscard]] LineRange linesBetweenWords(std::span<const std::string_view> lines);

/// The part of the text that these lines are.
[[nodiscard]] std::string_view partBetweenWords(std::string_view text);

/// The text without addresses, numbers of what is counted, the brackets and quotation marks of words, and the
/// sign at the end of “moves so far: 0”, in those lines above and below the others; but for names of what
/// follows, which end with a colon.
[[nodiscard]] std::string withBareWords(std::string text);

/// The text with blank lines in place of those that have only words, above and below all others; but for the
/// last one above them, if it is to be their heading.
[[nodiscard]] std::string withoutWordsAround(std::string_view text, bool hasHeading = false);

} // namespace flip
