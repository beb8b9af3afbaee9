#pragma once

#include "core/solve/equations/echelon.h"

#include <vector>

namespace flip {

/// Vectors of a reduced basis that are connected by common cells.
struct IndependentPart {
    std::vector<Grid> basis;
    /// The cells of all its vectors.
    Grid support;
};

/// Splits a reduced basis into parts that have no cell in common: the lightest element of a coset is then
/// composed of the lightest in each part. With a reduced basis this is the finest possible split: its vectors
/// are the fundamental circuits of a matroid, and those connect exactly what is connected (J. Oxley, "Matroid
/// Theory", proposition 4.1.2). Parts are in the order of their first vectors. O(vectors·cells/64) if the
/// cells of a word belong to few parts.
[[nodiscard]] std::vector<IndependentPart> independentParts(const EchelonBasis& space);
/// The same; empty if the clock has stopped the search.
[[nodiscard]] std::vector<IndependentPart> independentParts(const EchelonBasis& space, SearchClock& clock);

} // namespace flip
