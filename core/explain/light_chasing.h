#pragma once

#include "core/model/puzzle.h"

#include <vector>

namespace flip {

// Light chasing, as a person does it with the plus on a board with edges: whatever is wrong in one row is put
// right by the presses straight below it. So the presses of the first row decide all others, and only the
// last row tells whether they were well chosen.

/// The presses of one chase, and what it leaves.
struct Chase {
    Grid presses;
    /// The pieces that still have the wrong colour: all of them in the last row.
    Grid left;

    [[nodiscard]] bool works() const { return left.none(); }
};

/// From the second row down, presses below every piece that is not `colour`. Throws std::invalid_argument
/// unless the rule is the plus, clipped at the edges. O(cells).
[[nodiscard]] Chase chaseLights(const Puzzle& puzzle, Colour colour);

/// One chase for each choice of presses in the first row, those presses included; choice number i presses
/// column c when bit c of i is set. Those that work are all press sets that reach `colour`; on a board that
/// has the colour already they are the quiet patterns. Throws as above, and above 16 columns.
/// O(2^columns · cells).
[[nodiscard]] std::vector<Chase> chaseFromEveryFirstRow(const Puzzle& puzzle, Colour colour);

} // namespace flip
