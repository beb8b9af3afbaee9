#pragma once

#include "core/text/recognise.h"
#include "core/text/said_words.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip::said {

/// Whether a word names black, or that a lamp is lit; false if it names the other. Nothing for other words.
[[nodiscard]] std::optional<bool> colourNamed(std::string_view word);

/// The sign that a word is, perhaps in the plural (“1s”, “x's”); null if it is none of them.
[[nodiscard]] const ColouredSign* signNamed(std::string_view word, const std::vector<ColouredSign>& signs);

/// Whether what is said of the sign at `at` is wanted, or when: “solved when every 1 is off” does not tell
/// what a 1 is.
[[nodiscard]] bool isCondition(const Words& words, std::size_t at);

/// Whether the sign at `at` is said to have a colour: “1 = lit”. “Lit: 1” may be a number of pieces, too.
[[nodiscard]] bool isSignSaid(const Words& words, std::size_t at, const std::vector<ColouredSign>& signs);

/// Whether white pieces are said to be lit, or black ones not: “white = on”. Usually black ones are lit.
[[nodiscard]] bool isWhiteLit(const Words& words);

/// Which colours a text says that the signs of a board have: “0 = lit, 1 = unlit”, “x is off”, “black: #”,
/// “1表示亮”. Only `signs` are looked for; one that is said to be both is left out. O(text).
[[nodiscard]] std::vector<ColouredSign> legendIn(std::string_view text, const Words& words,
                                                 std::vector<ColouredSign> signs);

/// The words without those of a legend: “turn all ones (1 = lit) off” wishes the same as “turn all ones off”.
[[nodiscard]] Words withoutLegend(const Words& words, const std::vector<ColouredSign>& signs);

} // namespace flip::said
