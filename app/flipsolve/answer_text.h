#pragma once

#include "app/flipsolve/wording.h"
#include "core/solve/outcome.h"

namespace flip::console {

// Answers in words, only for Optimal, Unproven and Impossible. Every text ends with a line end. Texts that
// may be far longer than their board are written piece by piece.

/// For a board, writes the number of rounds or "Impossible", followed by the cells if `presses` is set; for a
/// panel, the buttons to press or "Impossible.", as UVA 10318 expects.
void writeAnswerLine(TextSink& to, const Wording& wording, const Answer& answer, bool presses);

/// Draws the board at the start and after every round.
void writeSteps(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Grid& presses);

/// Writes a sentence for each witness and draws its cells on the board.
void writeProof(TextSink& to, const Wording& wording, const Puzzle& puzzle, const Impossible& impossible);

} // namespace flip::console
