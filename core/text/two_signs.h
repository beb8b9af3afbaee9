#pragma once

#include "core/text/recognise.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flip {

/// A text in two signs that no notation knows, with x and o in their places.
struct TwoSigns {
    std::string text;
    /// As written, the first one that is found first.
    std::vector<ColouredSign> signs;
    /// How many x and o there are.
    std::int64_t cells = 0;
    /// The fewest rows and columns that make a board of them.
    int leastSide = 2;
};

/// Lines of one length in two signs that are neither letters nor digits, one of which elsewhere stands
/// between pieces, such as the lines of tables, brackets, slashes and quotation marks. Nothing for all other
/// texts, and where all lines are equal, as those of a frame are.
[[nodiscard]] std::optional<TwoSigns> twoMarksOf(std::string_view text);

/// A text that is in no notation, if it has exactly two signs: two words (red, blue), two digits (1, 2), or,
/// in lines of one length, any two other signs. Nothing for all other texts.
[[nodiscard]] std::optional<TwoSigns> twoSignsOf(std::string_view text);

} // namespace flip
