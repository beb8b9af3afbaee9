#pragma once

#include "core/solve/lightest/correlation.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flip {

// The lightest element by dynamic programming, as R. J. McEliece explains it for the words of a code ("On the
// BCJR trellis for linear block codes", IEEE Transactions on Information Theory 42, 1996).
//
// Take the terms of a correlation one after the other. A direction touches some of them, and is active from
// the first of these to the last. There is a basis of directions of which no two begin at the same term and
// no two end at the same term: if two begin together, add one to the other, and likewise from the end. The
// state is the set of active directions of this basis that have been taken. Of all paths to one state only
// the best needs to be kept, because what follows is the same for all of them. So the work is 2^active for
// each term instead of 2^dimension, which is very little if few directions are active at a time.
//
// The number of active directions depends on the order of the terms. If the pieces that a press flips lie
// along a diagonal, quiet patterns are wide along rows and columns, but narrow along the other diagonal.

/// The step for one term.
struct TrellisStep {
    /// The term that is added.
    std::uint64_t mask = 0;
    /// The direction that becomes active before it; 0 for none.
    std::uint64_t begins = 0;
    /// The active and the fixed directions that change the term's sign.
    std::uint32_t active = 0;
    std::uint64_t fixed = 0;
    /// The bit in the state of the direction that ends here, negative for none; the bits above it move down
    /// by one.
    int ends = -1;
};

/// How the directions of a part become active and end.
struct Trellis {
    std::vector<TrellisStep> steps;
    /// Directions that are not part of the state: the steps are repeated for each way to take or leave them.
    std::vector<std::uint64_t> fixed;
    /// The largest number of other directions that are active at a time.
    int stateBits = 0;
    /// The number of states, summed over all steps and all ways to take the fixed directions: a measure of
    /// the time.
    double work = 0;
};

/// The bytes that it takes for each cell of the part to make a trellis, by measurement.
inline constexpr std::int64_t trellisMemoryOfCell = 256;

/// The trellis for the best of four orders of the part's terms: along the rows, the columns, and either
/// diagonal. A state has at most 16 bits, and going through the steps once takes at most about 10 ms;
/// directions in excess of that are fixed. Nothing if the work is more than `mostWork`. The part must have at
/// most Correlation::maxDimension vectors. O(vectors²·cells).
[[nodiscard]] std::optional<Trellis> trellisOf(const IndependentPart& part, double mostWork);

} // namespace flip
