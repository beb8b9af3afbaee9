#pragma once

#include "core/solve/lightest/class_cells.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace flip {

// Boards that look the same in a mirror have fewer elements to look at. Where a mirror, or half a turn,
// leaves every class of cells in place, it takes an element of the coset to one of the same weight, with the
// same excess in every class. So elements come in orbits of two or four, and one of each is enough: of the
// elements that are listed, and of those of the heavier class that are met with the lighter one.
//
// The lists are made in blocks: of all places whose high bits are the same. A mirror σ takes blocks to blocks
// if it keeps the space of what the low bits stand for. Such spaces exist, of every dimension: with two
// mirrors σ and τ, take for one vector v after the other v + σ(v) + τ(v) + στ(v), then v + τ(v), v + σ(v) and
// v itself, without those that are sums of others before them. Mirrors add to any of these only such as come
// before; and what is left for the high bits is moved as much as it can be.

/// A mirror or half a turn that leaves all classes of a part in place.
struct ClassMirror {
    /// Where each bit of a packed vector goes.
    std::vector<std::uint32_t> target;

    /// O(set bits + words).
    [[nodiscard]] ClassCells::Vector operator()(const ClassCells::Vector& vector) const;
};

/// What a mirror does to the places of one class: the place of the image.
class PlaceMap {
  public:
    PlaceMap() = default;

    /// The image of place 0, and what each bit of a place changes.
    PlaceMap(std::uint64_t ofNothing, std::span<const std::uint64_t> ofBit);

    [[nodiscard]] std::uint64_t operator()(std::uint64_t place) const {
        std::uint64_t image = ofNothing_;
        for (const auto& ofByte : ofBytes_) {
            image ^= ofByte[place & 0xFFU];
            place >>= 8U;
        }
        return image;
    }

  private:
    std::uint64_t ofNothing_ = 0;
    /// For each byte of a place, what its values change.
    std::vector<std::array<std::uint64_t, 256>> ofBytes_;
};

/// What mirrors do to the places of one class, for a group of mirrors without the identity: three at the
/// most.
using PlaceMaps = std::vector<PlaceMap>;

/// Calls visit(place) for a place and for its images, once for each.
template <class Visit>
void forEachImage(const PlaceMaps& mirrors, std::uint64_t place, Visit&& visit) {
    std::array<std::uint64_t, 4> visited{place};
    auto end = visited.begin() + 1;
    visit(place);
    for (const PlaceMap& mirror : mirrors) {
        const std::uint64_t image = mirror(place);
        if (std::find(visited.begin(), end, image) != end) continue;
        *end++ = image;
        visit(image);
    }
}

/// Half a turn and the mirrors that leave each class in place, and the space as a whole. With the identity
/// they are a group. O(vectors²·words).
[[nodiscard]] std::vector<ClassMirror> mirrorsOf(const ClassCells& cells, Size size,
                                                 const Restriction& space);

/// A basis of the same space, in the order that is told above: the first vectors, however many, span a space
/// that the mirrors keep. O(vectors²·words).
[[nodiscard]] Restriction orderedFor(std::span<const ClassMirror> mirrors, const ClassCells& cells,
                                     const Restriction& space);

/// Those of the mirrors that keep the coset of `start`, too. O(vectors·words).
[[nodiscard]] std::vector<ClassMirror> mirrorsOf(const Restriction& space, const ClassCells::Vector& start,
                                                 std::span<const ClassMirror> mirrors);

/// What these do in a class, to start + the sums of what it sees of the space. O(vectors²·words).
[[nodiscard]] PlaceMaps placeMapsOf(std::span<const ClassMirror> mirrors, const Restriction& restriction,
                                    const ClassCells::Vector& start);

} // namespace flip
