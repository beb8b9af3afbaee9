#include "core/solve/lightest/distance.h"

#include "core/base/processor.h"

#include <bit>
#include <cstddef>

namespace flip {

namespace {

using Row = std::span<const std::uint64_t>;

[[gnu::always_inline]] inline std::int64_t countDiffering(Row a, Row b) {
    std::int64_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += std::popcount(a[i] ^ b[i]);
    return count;
}

std::int64_t distancePortable(Row a, Row b) { return countDiffering(a, b); }

/// The first x86-64 processors lack this instruction, so that without asking for it every word is a call.
FLIP_TARGET("popcnt") std::int64_t distanceWithPopcnt(Row a, Row b) { return countDiffering(a, b); }

} // namespace

std::int64_t distance(Row a, Row b) {
    static const auto count = FLIP_HAS("popcnt") ? distanceWithPopcnt : distancePortable;
    return count(a, b);
}

} // namespace flip
