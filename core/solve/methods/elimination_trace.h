#pragma once

#include "core/solve/method.h"
#include "core/solve/trace/search_trace.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace flip {

// How `algebra` is shown on screen: textbook Gaussian elimination, one row operation after the other, then
// all solutions, one after the other. The method itself is faster and finds the same answer (algebra.h).

/// The equation of one piece during an elimination: the presses in `coefficients` must together flip it (or,
/// after additions, the sum of the pieces in `pieces`) `toFlip` times, modulo 2.
struct PieceEquation {
    Grid::Word coefficients = 0;
    /// The pieces whose equations have been added up. Once no coefficients are left, every press flips an
    /// even number of these pieces; if toFlip is then 1, they are a parity witness.
    Grid::Word pieces = 0;
    /// To become white, and to become black.
    std::array<bool, 2> toFlip{};
    /// The press that this equation determines, once it has been chosen as a pivot.
    std::optional<int> pivot;

    friend bool operator==(const PieceEquation&, const PieceEquation&) = default;
};

/// The equations of all pieces, in reading order, after the first `position` events of a trace of `algebra`.
/// O(cells²).
[[nodiscard]] std::vector<PieceEquation> equationsAt(const SearchTrace& trace, std::size_t position);

/// Solves as `algebra` does, and records every step in context.trace, which is not null: Pivot, AddRow, Free
/// and Contradiction for the elimination, then a Try for each solution, with Found for each that is lighter
/// than all before it. If there are more than a million solutions, `algebra` itself searches them, and only
/// its answer is recorded. A node is one solution weighed. At most 64 cells.
[[nodiscard]] Outcome recordAlgebra(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
