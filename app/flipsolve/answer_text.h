#pragma once

#include "app/flipsolve/wording.h"
#include "core/solve/outcome.h"

namespace flip::console {

// Answers in words. Every text ends with a line end. Some are far longer than their board and written as they
// come. Only for answers that are one: Optimal, Unproven, Impossible.

/// The cells to press; null when the answer is Impossible.
[[nodiscard]] const Grid* pressesOf(const Answer& answer);

/// For a board the number of rounds or "Impossible", and with `presses` the cells after it. For a panel the
/// buttons to press or "Impossible.", as UVA 10318 wants it.
void writeAnswerLine(TextSink& to, const Wording& wording, const Answer& answer, bool presses);

/// The board at the start and after every round.
void writeSteps(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Grid& presses);

/// A sentence for each witness, and its cells drawn on the board.
void writeProof(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Impossible& impossible);

} // namespace flip::console
