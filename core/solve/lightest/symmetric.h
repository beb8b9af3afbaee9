#pragma once

#include "core/base/search_clock.h"
#include "core/solve/lightest/independent_parts.h"

#include <optional>
#include <span>
#include <vector>

namespace flip {

// Where a coset of 2^k elements is too large to be searched, those that look the same after half a turn, or
// in a mirror, may be few enough. A light one among them is a good guess. Think of an element as N cells that
// are set at random: its weight deviates from the average by √N/2, and the lightest of 2^k elements is about
// √(2·ln 2·k) times as far below it. A symmetric element consists of N/2 pairs of cells, so its weight
// deviates √2 times as far; but there are only about 2^(k/2) of them, whose lightest is √2 times less far
// below, in units of that. So the lightest of the few is about as light as the lightest of all.

/// The elements of `element` + span(basis).
struct SymmetricCoset {
    std::vector<Grid> basis;
    Grid element;
};

/// Moves the cells of a grid; applied twice, it gives the grid back.
using Symmetry = Grid (*)(const Grid& grid);

/// Half a turn, the two mirrors, and for squares the two diagonals.
[[nodiscard]] std::span<const Symmetry> symmetriesOf(Size size);

/// The elements of a coset that a symmetry leaves as they are; nothing if there are none, or if the clock has
/// stopped the search. O(vectors·cells + vectors²·words).
[[nodiscard]] std::optional<SymmetricCoset> fixedBy(Symmetry symmetry, SymmetricCoset coset,
                                                    SearchClock& clock);

/// A light element of start + span(part.basis), if there are symmetric ones: the lightest with as many
/// symmetries as it takes to weigh them all, improved by neighbourhoods with ever fewer of these, at last
/// with none. Nothing if looking for them would take too long or too much memory. The result depends only on
/// the element, the part and the memory, unless the clock stops the search.
[[nodiscard]] std::optional<Grid> lightSymmetricElement(const IndependentPart& part, const Grid& start,
                                                        SearchClock& clock);

} // namespace flip
