#include "core/solve/neighbourhood.h"

#include "core/generate/random.h"
#include "core/solve/peak.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace flip {

namespace {

/// Vectors of a round. On very large boards the search by lanes gives up, and each place takes ten times as
/// long.
constexpr std::size_t mostWidth = 26;
constexpr std::size_t widthOfLarge = 22;
constexpr std::int64_t largeCells = 10'000;
/// Beyond, a round could not be stopped soon enough.
constexpr std::int64_t mostCells = 500'000;
constexpr int mostRounds = 200;
constexpr int mostFailures = 20;
static_assert(mostNeighbourhoodNodes == std::uint64_t{mostRounds} << mostWidth);

/// So many of the part's vectors at random: the first steps of a shuffle.
IndependentPart drawVectors(const IndependentPart& part, Random& random) {
    std::vector<std::size_t> numbers(part.basis.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i;
    const std::size_t width = part.support.count() > largeCells ? widthOfLarge : mostWidth;
    IndependentPart drawn{{}, Grid(part.support.size())};
    for (std::size_t i = 0; i < std::min(width, numbers.size()); ++i) {
        std::swap(numbers[i], numbers[i + random.below(numbers.size() - i)]);
        drawn.basis.push_back(part.basis[numbers[i]]);
        drawn.support |= drawn.basis.back();
    }
    return drawn;
}

} // namespace

Grid improveByNeighbourhoods(const IndependentPart& part, Grid element, SearchClock& clock, double nodes) {
    if (part.support.count() > mostCells) return element;
    Random random(part.basis.size());
    int failures = 0;
    for (int round = 0; round < mostRounds && failures < mostFailures && !clock.stopped(); ++round) {
        const IndependentPart neighbours = drawVectors(part, random);
        const Correlation correlation = correlate(neighbours, element, clock);
        if (clock.stopped()) break;
        const auto peak = highestPlace(correlation, correlation.at(0) + 1, clock, nodes);
        failures = peak ? 0 : failures + 1;
        if (peak) element = elementOf(neighbours, std::move(element), peak->place);
    }
    return element;
}

} // namespace flip
