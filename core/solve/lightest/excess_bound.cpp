#include "core/solve/lightest/excess_bound.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace flip {

namespace {

/// A table of these fits into the second-level cache, beside the rows of a join and a second table.
constexpr int mostBits = 18;

} // namespace

ExcessBound::ExcessBound(const ClassList& list, const PlaceMaps& mirrors)
    : minimum_(list.minimum),
      // Few digests are shared, and the table is no longer than the list takes anyway.
      bits_(std::min(mostBits,
                     2 + static_cast<int>(std::bit_width(list.places.size() * (mirrors.size() + 1))))),
      mask_((Digest{1} << bits_) - 1) {
    constexpr std::size_t mostTold = std::numeric_limits<std::uint8_t>::max();
    least_.assign(std::size_t{1} << bits_, static_cast<std::uint8_t>(std::min(list.listed(), mostTold)));
    for (std::size_t excess = 0; excess < std::min(list.listed(), mostTold); ++excess) {
        for (const std::uint64_t place : list.ofExcesses(excess, excess + 1)) {
            forEachImage(mirrors, place, [&](std::uint64_t image) {
                std::uint8_t& least = least_[digest(image)];
                least = std::min(least, static_cast<std::uint8_t>(excess));
            });
        }
    }
}

} // namespace flip
