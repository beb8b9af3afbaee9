#pragma once

#include "core/text/recognise.h"

#include <optional>
#include <string_view>

namespace flip {

/// What such an error has found, among rows and in other notations.
inline constexpr std::string_view rowsApart = "rows of a board apart from the one that was read";
inline constexpr std::string_view puzzleApart = "a puzzle apart from those that were read";

/// What is wrong with a text in which boards were found and read, and beside them there are rows of another
/// board: nobody should lose that unseen. Nothing if there are no such rows, or if they show a board that was
/// read, perhaps with the other colour for what is lit, or its answer below a word that says so. O(text), but
/// for a logarithm.
[[nodiscard]] std::optional<TextError> rowsBeside(const Recognised& recognised, std::string_view text);

/// Whether this is such an error. It is final: another reader would only miss the first board.
[[nodiscard]] bool isAboutRowsBeside(const TextError& error);

/// Whether a line only says that the presses for the board above follow: “Solution:”.
[[nodiscard]] bool announcesPresses(std::string_view line);

} // namespace flip
