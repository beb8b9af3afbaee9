#pragma once

#include "core/solve/method.h"
#include "core/solve/trace/search_trace.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace flip {

// How `algebra` is shown to a person: textbook Gauss elimination, one row operation after the other, then all
// solutions, one after the other. The method itself is faster and gets the same answer (algebra.h).

/// The equation of one piece, in the course of an elimination: the presses in `coefficients` together flip it
/// (or, after additions, the sum of the pieces in `pieces`) as often as `toFlip` says, modulo 2.
struct PieceEquation {
    Grid::Word coefficients = 0;
    /// Whose equations have been added up. Once there are no coefficients left, every press flips an even
    /// number of these pieces; if toFlip is 1 they are a parity witness.
    Grid::Word pieces = 0;
    /// To become white, and to become black.
    std::array<bool, 2> toFlip{};
    /// The press that this equation tells about, once it has been chosen for one.
    std::optional<int> pivot;

    friend bool operator==(const PieceEquation&, const PieceEquation&) = default;
};

/// The equations of all pieces, in reading order, when the first `position` events of a trace of `algebra`
/// have happened. O(cells²).
[[nodiscard]] std::vector<PieceEquation> equationsAt(const SearchTrace& trace, std::size_t position);

/// Solves as `algebra` does, and records every step in context.trace, which is not null: Pivot, AddRow, Free
/// and Contradiction for the elimination, then a Try for each solution, with Found for each that is lighter
/// than all before it. Where there are more than a million solutions they are left to `algebra` itself, which
/// records only its answer. A node is one solution weighed. At most 64 cells.
[[nodiscard]] Outcome recordAlgebra(const Puzzle& puzzle, const SearchContext& context);

} // namespace flip
