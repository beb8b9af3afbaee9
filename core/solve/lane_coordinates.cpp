#include "core/solve/lane_coordinates.h"

#include "core/solve/directions.h"
#include "core/solve/lane_kernels.h"

#include <array>
#include <bit>
#include <cstdlib>
#include <utility>

namespace flip {

namespace {

constexpr int laneBits = LaneCoordinates::laneBits;
static_assert(1 << laneBits == Lanes::count);

/// Two or three passes of the kernels, of four levels each, and the lanes: blocks of 16 KiB or 256 KiB.
constexpr int smallBlockBits = laneBits + 8;
constexpr int largeBlockBits = laneBits + 12;

constexpr std::size_t mostWideLanes = 16;
constexpr std::int32_t mostInLane = 127;
/// So that no limit, a difference of two sums, leaves 16 bits.
constexpr std::int64_t mostInAll = 16'383;

int blockBitsFor(int dimension) { return dimension >= largeBlockBits + 2 ? largeBlockBits : smallBlockBits; }

/// Without symmetries all places have the front 0.
Fronts chooseFronts(const Correlation& correlation, int blockBits, std::span<const PlaceMap> symmetries) {
    std::vector<std::uint64_t> directions = lightDirections(correlation, laneBits);
    const auto lanes = std::span<const std::uint64_t>(directions).first<laneBits>();
    if (!symmetries.empty()) {
        if (auto fronts = frontsOf(lanes, blockBits, correlation.dimension, symmetries))
            return *std::move(fronts);
    }
    return {std::move(directions), 0, {0}};
}

} // namespace

std::uint64_t LaneCoordinates::originalPlace(std::uint64_t place) const {
    std::uint64_t original = 0;
    for (; place != 0; place &= place - 1) {
        original ^= fronts.directions[static_cast<std::size_t>(std::countr_zero(place))];
    }
    return original;
}

std::optional<LaneCoordinates> laneCoordinates(const Correlation& correlation,
                                               std::vector<PlaceMap> symmetries) {
    if (correlation.dimension < smallBlockBits || correlation.bound() > mostInAll) return std::nullopt;
    const int blockBits = blockBitsFor(correlation.dimension);
    LaneCoordinates coordinates{
        chooseFronts(correlation, blockBits, symmetries), {}, {}, blockBits, std::move(symmetries)};
    coordinates.terms.reserve(correlation.terms.size());
    std::array<std::int32_t, Lanes::count> weights{};
    for (const Term term : correlation.terms) {
        std::uint64_t mask = 0;
        for (std::size_t i = 0; i < coordinates.fronts.directions.size(); ++i) {
            const int odd = std::popcount(term.mask & coordinates.fronts.directions[i]) % 2;
            mask |= static_cast<std::uint64_t>(odd) << i;
        }
        coordinates.terms.push_back({mask, term.weight});
        weights[mask % Lanes::count] += std::abs(term.weight);
    }
    for (std::size_t lane = 0; lane < weights.size(); ++lane) {
        if (lane == 0 || weights[lane] > mostInLane) coordinates.wideLanes.push_back(lane);
    }
    if (coordinates.wideLanes.size() > mostWideLanes) return std::nullopt;
    return coordinates;
}

} // namespace flip
