#include "core/solve/lightest/excess_bound.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace flip {

namespace {

/// 4 MiB: longer lists than these leave few digests without an element, and longer tables are not in a cache.
constexpr int mostBits = 22;

} // namespace

ExcessBound::ExcessBound(const ClassList& list, const PlaceMaps& mirrors)
    : minimum_(list.minimum),
      // Few digests are shared, and the table takes no more than the list does.
      bits_(std::min(mostBits, 2 + static_cast<int>(std::bit_width(list.places.size())))),
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
