#pragma once

#include "core/model/puzzle.h"

#include <vector>

namespace flip {

// Light chasing, as a person does it with the plus on a board with edges: what is wrong in one row is put
// right by presses directly below it. So the presses of the first row determine all others, and only the last
// row shows whether they were the right ones.

/// Whether lights can be chased with this rule: the plus, clipped at the edges.
[[nodiscard]] bool canChaseLights(const Rule& rule);

/// The presses of one chase, and the pieces that it leaves wrong.
struct Chase {
    Grid presses;
    /// The pieces that still have the wrong colour: all of them in the last row.
    Grid left;

    [[nodiscard]] bool works() const { return left.none(); }
};

/// From the second row down, presses directly below every piece that is not `colour`. Throws
/// std::invalid_argument unless canChaseLights. O(cells).
[[nodiscard]] Chase chaseLights(const Puzzle& puzzle, Colour colour);

/// One chase for each choice of presses in the first row, including those presses; choice number i presses
/// column c if bit c of i is set. Those that work are exactly the press sets that reach `colour`; on a board
/// that already has this colour, they are the quiet patterns. Throws as chaseLights() does, and above 16
/// columns. O(2^columns · cells).
[[nodiscard]] std::vector<Chase> chaseFromEveryFirstRow(const Puzzle& puzzle, Colour colour);

} // namespace flip
