#pragma once

#include "core/solve/outcome.h"
#include "core/solve/packed/answer_table.h"

#include <optional>
#include <span>

namespace flip {

// Checks answers by doing what they say: pressing, and counting. Shares no code with the methods, so that a
// mistake in one cannot hide in the other. Every answer that a person gets to see has been through here.

/// The goal's colour that all pieces show once the cells of `presses` have been pressed, or nothing when they
/// do not reach the goal. O(cells).
[[nodiscard]] std::optional<Colour> colourReached(const Puzzle& puzzle, const Grid& presses);

/// Whether every press flips an even number of the witness's cells while an odd number of them has still to
/// flip, for each colour that the witness speaks against. O(cells).
[[nodiscard]] bool refutes(const Puzzle& puzzle, const Witness& witness);

/// Whether the answer holds: the press set reaches the colour that it names; the witnesses refute every
/// colour of the goal. Stopped and TooLarge claim nothing and hold. That no smaller press set solves is not
/// checked: it takes a search.
[[nodiscard]] bool verify(const Puzzle& puzzle, const Answer& answer);

/// Whether a table of all boards with the puzzle's rule and goal holds: every press set reaches the colour
/// that it names, and no other press set at all does with fewer presses, nor any where the table says
/// impossible. Goes through all 2^cells press sets, some nanoseconds each. Only up to mostTableCells cells.
[[nodiscard]] bool verifyEveryBoard(const PackedPuzzle& puzzle, std::span<const TableAnswer> answers);

} // namespace flip
