#pragma once

#include "core/solve/outcome.h"
#include "core/solve/packed/answer_table.h"

#include <optional>
#include <span>

namespace flip {

// Checks answers by pressing the cells that they name, and by counting. Shares no code with the methods, so a
// bug in a method cannot hide here. Every answer is checked before anybody sees it.

/// The colour of all pieces after the cells of `presses` have been pressed, or nothing if that does not reach
/// the goal. O(cells).
[[nodiscard]] std::optional<Colour> colourReached(const Puzzle& puzzle, const Grid& presses);

/// Whether every press flips an even number of the witness's cells, while an odd number of them must still
/// flip for each colour that the witness refutes. O(cells).
[[nodiscard]] bool refutes(const Puzzle& puzzle, const Witness& witness);

/// Whether the answer is correct: the press set reaches the colour that it names, or the witnesses refute
/// every colour of the goal; what is called unproven has more presses than its bound, which would prove it
/// otherwise. Stopped and TooLarge claim nothing, so they are correct. Does not check that no smaller press
/// set works, which would take a search.
[[nodiscard]] bool verify(const Puzzle& puzzle, const Answer& answer);

/// Whether a table of answers for all boards with the puzzle's rule and goal is correct: every press set
/// reaches the colour that it names, none with fewer presses reaches the goal, and no press set solves a
/// board that is listed as impossible. Tries all 2^cells press sets, a few nanoseconds each. Up to
/// mostTableCells cells.
[[nodiscard]] bool verifyEveryBoard(const PackedPuzzle& puzzle, std::span<const TableAnswer> answers);

} // namespace flip
