#pragma once

#include "core/solve/lightest/class_cells.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

// What two classes say about an element of a space K, when a coset of K is searched.
//
// Let K₁ and K₂ be the subspaces of vectors that are clear in class 1 and in class 2. The cells of an element
// in class 1 determine it up to K₁, those in class 2 up to K₂; so both together determine it up to K₁ ∩ K₂,
// the *free* vectors. There are none if the two classes determine all others. Not every two halves match:
// they do if they are equal up to K₁ + K₂, which is decided by a few bits, the *key*. So choose a basis of K
// in four parts:
//
//     the free vectors Q of K₁ ∩ K₂,  A that completes them to K₂,  B that completes them to K₁,  and C.
//
// An element a + b + c + q equals a + c in class 1 and b + c in class 2. The key of both is c.

/// The meaning of the places of one of the classes: the sum of one vector for each set bit.
struct PairSide {
    /// What each bit of a place adds to the element; the last word, that of the tags, is what it adds to the
    /// key.
    std::vector<ClassCells::Vector> ofBit;
};

struct ClassPair {
    std::array<std::size_t, 2> numbers{};
    std::array<PairSide, 2> sides;
    std::vector<ClassCells::Vector> free;
};

/// restrictions[c] is what class c sees of K; the bits of its places stand for the vectors seen. Nothing if
/// keys have more bits than a word. O(vectors²·words).
[[nodiscard]] std::optional<ClassPair> pairOf(const ClassCells& cells, std::array<std::size_t, 2> numbers,
                                              std::span<const Restriction, classes> restrictions);

} // namespace flip
