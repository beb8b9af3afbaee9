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
    Size least = {2, 2};
    /// Whether they are pictures above or below words, which may name them in any way.
    bool areBesideWords = false;
};

/// Texts that other notations would take for something else: two digits (1, 2) and no other, two numbers in
/// lines of as many (0, 255), one letter as a capital and not, or lines of one length in two signs that are
/// neither, one of which elsewhere stands between pieces, such as the lines of tables, brackets, slashes and
/// quotation marks. Nothing for all other texts, and where all these lines are equal, as those of a frame
/// are.
[[nodiscard]] std::optional<TwoSigns> surelyTwoSignsOf(std::string_view text);

/// A text that is in no notation, if it has exactly two signs: two words (red, blue), or, in lines of one
/// length, any two signs that are neither letters nor digits; beside words, pictures alone. Nothing for all
/// other texts.
[[nodiscard]] std::optional<TwoSigns> twoSignsOf(std::string_view text);

} // namespace flip
