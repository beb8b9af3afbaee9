#pragma once

#include "core/solve/symmetry.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

// Where a correlation has symmetries, places come in orbits: places that symmetries carry over into one
// another, at most eight of them, and all of the same height. One of each orbit is enough to be searched.
//
// To find one of each without looking at all, let S be a space of directions that every symmetry carries over
// into itself. Then two places that differ by a direction of S have images that do so, too: a symmetry moves
// the cosets of S as wholes. Number these cosets by the highest bits of a place, its *front*; then those
// fronts are enough that no symmetry makes smaller.
//
// There are such spaces of every dimension. The symmetries of a board form a group of 2, 4 or 8 elements, and
// a group of 2^m elements that acts on a space over GF(2) leaves some vector besides 0 as it is: each orbit
// has a power of two of elements, and the orbits of one element, of which 0 is one, make up an even number.
// So any S can grow by one dimension, by a direction that is left as it is up to sums with S.

/// Coordinates in which the symmetries move the highest bits without regard to the others.
struct Fronts {
    /// Directions for all bits of a place, the lowest first.
    std::vector<std::uint64_t> directions;
    /// So many of the highest bits are the front.
    int bits = 0;
    /// Those that are enough, in increasing order.
    std::vector<std::uint32_t> numbers;
};

/// Coordinates whose first directions are the given ones, which are independent, and whose front begins at
/// bit `free` or above; it has at most 16 bits. `symmetries` are maps of places of `dimension` bits and form
/// a group with the one that moves nothing. Nothing when the directions and their images leave no room for a
/// front. O(dimension²), and O(2^16) for each symmetry.
[[nodiscard]] std::optional<Fronts> frontsOf(std::span<const std::uint64_t> directions, int free,
                                             int dimension, std::span<const PlaceMap> symmetries);

} // namespace flip
