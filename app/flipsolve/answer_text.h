#pragma once

#include "core/solve/outcome.h"

#include <string>

namespace flip::console {

// Answers in words. Rows and columns count from 1; every text ends with a line end.

/// The number of rounds or "Impossible", one line. With `presses` the cells follow as ROW,COLUMN in reading
/// order. Only for answers that are one: Optimal, Unproven, Impossible.
[[nodiscard]] std::string answerLine(const Answer& answer, bool presses);

/// The board at the start and after every round.
[[nodiscard]] std::string stepsText(const Puzzle& puzzle, const Grid& presses);

/// A sentence for each witness, and its cells drawn on the board.
[[nodiscard]] std::string proofText(const Puzzle& puzzle, const Impossible& impossible);

} // namespace flip::console
