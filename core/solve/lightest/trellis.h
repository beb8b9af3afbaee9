#pragma once

#include "core/solve/lightest/correlation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

// The lightest element by dynamic programming, as R. J. McEliece explains it for the words of a code ("On the
// BCJR trellis for linear block codes", IEEE Transactions on Information Theory 42, 1996).
//
// Take the terms of a correlation one after the other. A direction touches some of them, from a first one to
// a last one, and in between it is active. There is a basis of directions of which no two begin at the same
// term and no two end at the same: if two begin together, add the one to the other, and the same from the
// end. Which of the active directions of this basis have been taken is the state; of all ways that lead to
// one state only the best so far need be kept, because what is still to come is the same for all of them. So
// the work is 2^active for each term, not 2^dimension: very little where few are active at a time.
//
// How many that are depends on the order of the terms. Where the pieces that a press flips lie along a
// diagonal, quiet patterns are wide along rows and columns, but narrow along the other diagonal.

/// What is done with one term, in turn.
struct TrellisStep {
    /// The term that counts now.
    std::uint64_t mask = 0;
    /// The direction that becomes active before; 0: none.
    std::uint64_t begins = 0;
    /// The active directions, and the fixed ones, that change the term's sign.
    std::uint32_t active = 0;
    std::uint64_t fixed = 0;
    /// Which of the active directions ends here: its bit in the state, and those above move down by one.
    /// Negative: none.
    int ends = -1;
};

/// How the directions of a part become active and end.
struct Trellis {
    std::vector<TrellisStep> steps;
    /// Directions that are no part of the state: the steps are done for each way to take or leave these.
    std::vector<std::uint64_t> fixed;
    /// How many of the others are active at a time, at most.
    int stateBits = 0;
    /// States, summed over all steps and all ways to take the fixed directions: the time that it takes.
    double work = 0;
};

/// The order of the part's terms that makes the least work, of four: along the rows, the columns, and either
/// diagonal. A state has at most 16 bits, and to go through the steps once takes at most some 10 ms; the
/// directions that are too many for this are fixed. Nothing when that is more than `mostWork`. The part has
/// at most Correlation::maxDimension vectors. O(vectors²·cells).
[[nodiscard]] std::optional<Trellis> trellisOf(const IndependentPart& part, double mostWork);

} // namespace flip
