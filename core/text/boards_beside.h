#pragma once

#include "core/text/readings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flip {

/// Boards that stand beside each other in a text, one below the other.
struct Beside {
    std::string stacked;
    std::size_t boards = 0;
    std::size_t columns = 0;
    std::int64_t line = 1;
    bool hasArrow = false;
    /// A heading says that the second one is the answer for the first.
    bool hasAnswer = false;
};

/// Boards with an arrow, several blanks or a bar between them in each row; nothing for other texts.
[[nodiscard]] std::optional<Beside> besideEachOther(std::string_view written);

/// Boards beside each other; the other reading is one wide board, and which is meant is open. Nothing for
/// other texts. An answer beside its board is left out.
[[nodiscard]] Attempt boardsSideBySide(std::string_view text);

/// The length of the arrow at the beginning of a text; 0 if there is none.
[[nodiscard]] std::size_t arrowLength(std::string_view text);

/// The number of characters besides blanks.
[[nodiscard]] std::size_t signsIn(std::string_view text);

/// Whether there are letters that make a word; pieces may be letters, too, but there are at most two kinds.
[[nodiscard]] bool isWords(std::string_view line);

} // namespace flip
