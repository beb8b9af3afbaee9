#pragma once

#include "core/model/puzzle.h"

#include <QString>

namespace flip::ui {

/// A puzzle without its board, in words that are stored: "either clipped .*./***/.*. 4x4". For a table, whose
/// masks would be too long, a digest of them: "white table 3f0a… 2x3".
[[nodiscard]] QString kindOf(const Puzzle& puzzle);

/// Such a text for people: "4×4 Flip Game", "3×5: plus, opposite edges touch, all white". Another text as it
/// is.
[[nodiscard]] QString nameOfKind(const QString& kind);

} // namespace flip::ui
