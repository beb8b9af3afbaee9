#pragma once

#include "core/solve/lightest/class_cells.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

// What two classes say about an element of a space K, a coset of it being searched.
//
// Let K₁ and K₂ be the vectors that are clear in the first and in the second class. An element is known up to
// sums of K₁ by what it is in class 1, and up to K₂ by what it is in class 2; so by both it is known up to
// K₁ ∩ K₂, the *free* vectors, of which there are none where the two classes determine all others. And not
// every two go together: they do when they are equal up to sums of K₁ + K₂, which is a question of a few
// bits, the *key*. So choose a basis of K in four parts:
//
//     the free vectors Q of K₁ ∩ K₂,  A that completes them to K₂,  B that completes them to K₁,  and C.
//
// An element a + b + c + q looks like a + c in class 1 and like b + c in class 2. The key of either is c.

/// One of the classes: what its places stand for. Vectors are added up for the bits of a place.
struct PairSide {
    /// What a bit of a place adds to the element. The last word, where tags are, is what it adds to the key.
    std::vector<ClassCells::Vector> ofBit;
};

struct ClassPair {
    std::array<std::size_t, 2> numbers{};
    std::array<PairSide, 2> sides;
    std::vector<ClassCells::Vector> free;
};

/// restrictions[c] is what class c sees of K: the bits of its places stand for the vectors seen. Nothing when
/// keys have more bits than a word. O(vectors²·words).
[[nodiscard]] std::optional<ClassPair> pairOf(const ClassCells& cells, std::array<std::size_t, 2> numbers,
                                              std::span<const Restriction, classes> restrictions);

} // namespace flip
