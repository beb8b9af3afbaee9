#pragma once

#include "app/flipsolve/wording.h"
#include "core/solve/outcome.h"

#include <string>

namespace flip::console {

// Answers in words. Every text ends with a line end. Only for answers that are one: Optimal, Unproven,
// Impossible.

/// The cells to press; null when the answer is Impossible.
[[nodiscard]] const Grid* pressesOf(const Answer& answer);

/// For a board the number of rounds or "Impossible", and with `presses` the cells behind it. For a panel the
/// buttons to press or "Impossible.", as UVA 10318 wants it.
[[nodiscard]] std::string answerLine(const Wording& wording, const Answer& answer, bool presses);

/// The board at the start and after every round.
[[nodiscard]] std::string stepsText(const Wording& wording, const Puzzle& puzzle, const Grid& presses);

/// A sentence for each witness, and its cells drawn on the board.
[[nodiscard]] std::string proofText(const Wording& wording, const Puzzle& puzzle,
                                    const Impossible& impossible);

} // namespace flip::console
