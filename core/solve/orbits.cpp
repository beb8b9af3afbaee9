#include "core/solve/orbits.h"

#include "core/solve/word_basis.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>

namespace flip {

namespace {

/// Orbits of fewer than eight fronts are rare then, and the table of all fronts is small.
constexpr int mostFrontBits = 16;
/// So many are left, if possible.
constexpr int wantedFrontBits = 8;

/// A space of directions that grows.
class InvariantSpace {
  public:
    explicit InvariantSpace(std::span<const PlaceMap> symmetries) : symmetries_(symmetries) {}

    [[nodiscard]] int dimension() const { return basis_.rank(); }

    [[nodiscard]] const WordBasis& basis() const { return basis_; }

    /// Independent, in the order in which they were added.
    [[nodiscard]] std::vector<std::uint64_t> directions() && { return std::move(directions_); }

    /// Without its images, for now.
    void add(std::uint64_t direction) {
        if (basis_.add(direction)) directions_.push_back(direction);
    }

    /// Adds the images of all directions. One symmetry after the other is enough: what is added is looked
    /// at, too.
    void close() {
        for (std::size_t i = 0; i < directions_.size(); ++i) {
            for (const PlaceMap& map : symmetries_) add(map.linear(directions_[i]));
        }
    }

    /// By one dimension, to a space that is closed again if this one is. `direction` is not in it.
    void grow(std::uint64_t direction) {
        // Where v is not left as it is, v + map(v) takes its place. That comes to an end: products of eight
        // maps of the kind 1 + g are 0 in the ring of sums of a group of eight elements over GF(2).
        const auto changes = [&](const PlaceMap& map) {
            return basis_.remainder(direction ^ map.linear(direction)) != 0;
        };
        for (auto map = std::ranges::find_if(symmetries_, changes); map != symmetries_.end();
             map = std::ranges::find_if(symmetries_, changes)) {
            direction ^= map->linear(direction);
        }
        add(direction);
    }

  private:
    std::span<const PlaceMap> symmetries_;
    WordBasis basis_;
    std::vector<std::uint64_t> directions_;
};

/// The bits of a word at the places of `mask`, side by side.
std::uint32_t gather(std::uint64_t word, std::uint64_t mask) {
    std::uint32_t gathered = 0;
    for (std::uint32_t bit = 1; mask != 0; mask &= mask - 1, bit <<= 1U) {
        if ((word & mask & -mask) != 0) gathered |= bit;
    }
    return gathered;
}

/// What a symmetry makes of each front: their numbers are the bits of a direction's remainder that can be
/// set.
std::vector<std::uint32_t> imagesOfFronts(const PlaceMap& map, const WordBasis& space, std::uint64_t bits) {
    std::vector<std::uint32_t> images{gather(space.remainder(map.offset), bits)};
    images.reserve(std::size_t{1} << std::popcount(bits));
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) {
        const std::uint32_t image = gather(space.remainder(map.linear(rest & -rest)), bits);
        const std::size_t known = images.size();
        for (std::size_t i = 0; i < known; ++i) images.push_back(images[i] ^ image);
    }
    return images;
}

} // namespace

std::optional<Fronts> frontsOf(std::span<const std::uint64_t> directions, int free, int dimension,
                               std::span<const PlaceMap> symmetries) {
    InvariantSpace space(symmetries);
    for (const std::uint64_t direction : directions) space.add(direction);
    space.close();
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - dimension);
    while (space.dimension() < std::max(free, dimension - mostFrontBits)) {
        // The highest bit that leads no vector is a direction outside. With all its images the space leaves
        // more that symmetries move than with directions that they leave as they are.
        const std::uint64_t outside = std::bit_floor(all & ~space.basis().leads());
        InvariantSpace larger = space;
        larger.add(outside);
        larger.close();
        if (larger.dimension() > dimension - wantedFrontBits) {
            space.grow(outside);
        } else {
            space = std::move(larger);
        }
    }
    if (space.dimension() >= dimension) return std::nullopt;
    const WordBasis basis = space.basis();
    const std::uint64_t bits = all & ~basis.leads();
    Fronts fronts{std::move(space).directions(), std::popcount(bits), {}};
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) fronts.directions.push_back(rest & -rest);
    std::vector<bool> smaller(std::size_t{1} << fronts.bits);
    for (const PlaceMap& map : symmetries) {
        const auto images = imagesOfFronts(map, basis, bits);
        for (std::size_t i = 0; i < images.size(); ++i) {
            if (images[i] < i) smaller[i] = true;
        }
    }
    for (std::uint32_t i = 0; i < smaller.size(); ++i) {
        if (!smaller[i]) fronts.numbers.push_back(i);
    }
    return fronts;
}

} // namespace flip
