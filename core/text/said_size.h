#pragma once

#include "core/model/cell.h"
#include "core/text/said_words.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace flip::said {

/// How large the boards of a text are said to be.
struct SaidBoardSize {
    /// No rows if only the columns are said.
    Size size;
    /// Whether it is a title of the board: “a 2x4 board:”, but not “larger than a 2x4 board”.
    bool isSure;
    /// Where it is said, from 1; 0 if it may be another board's.
    std::int64_t line;
};

/// “A 2x4 board”, “grid of 2×4”, “rows = 2, columns = 4”, “2 rows and 4 columns”. O(text).
[[nodiscard]] std::optional<SaidBoardSize> boardSizeSaid(std::string_view text, const Words& words);

} // namespace flip::said
