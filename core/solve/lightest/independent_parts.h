#pragma once

#include "core/solve/equations/echelon.h"

#include <vector>

namespace flip {

/// Vectors of a reduced basis that hang together by their cells.
struct IndependentPart {
    std::vector<Grid> basis;
    /// The cells of all its vectors.
    Grid support;
};

/// The reduced basis, parted so that vectors of different parts have no cell in common: then the lightest
/// element of a coset can be put together from the lightest in each part. With a reduced basis this is the
/// finest division there is: its vectors are the fundamental circuits of a matroid, and those connect just
/// what is connected (J. Oxley, "Matroid Theory", proposition 4.1.2). Parts stand in the order of their first
/// vectors. O(vectors·cells/64) where a word's cells are of few parts.
[[nodiscard]] std::vector<IndependentPart> independentParts(const EchelonBasis& space);
/// The same; nothing once the clock has stopped.
[[nodiscard]] std::vector<IndependentPart> independentParts(const EchelonBasis& space, SearchClock& clock);

} // namespace flip
