#include "core/solve/lightest/neighbourhood.h"

#include "core/base/index.h"
#include "core/base/random.h"
#include "core/solve/lightest/transform_search.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace flip {

namespace {

/// Vectors of a round.
constexpr std::size_t mostWidth = 22;
/// Beyond, a round could not be stopped soon enough.
constexpr std::int64_t mostCells = 500'000;
constexpr int mostRounds = 200;
constexpr int mostFailures = 20;
/// How many vectors are added to an element to get away from it.
constexpr std::size_t leap = 3;

/// The given number of the part's vectors at random: the first steps of a shuffle.
IndependentPart drawVectors(const IndependentPart& part, std::size_t width, Random& random) {
    std::vector<std::size_t> numbers(part.basis.size());
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i;
    IndependentPart drawn{{}, Grid(part.support.size())};
    for (std::size_t i = 0; i < std::min(width, numbers.size()); ++i) {
        std::swap(numbers[i], numbers[i + asIndex(random.below(numbers.size() - i))]);
        drawn.basis.push_back(part.basis[numbers[i]]);
        drawn.support |= drawn.basis.back();
    }
    return drawn;
}

Grid improve(const IndependentPart& part, Grid element, SearchClock& clock, Random& random) {
    if (part.support.count() > mostCells) return element;
    int failures = 0;
    for (int round = 0; round < mostRounds && failures < mostFailures && !clock.stopped(); ++round) {
        const IndependentPart neighbours = drawVectors(part, mostWidth, random);
        const Correlation correlation = correlate(neighbours, element, clock);
        if (clock.stopped()) break;
        // What it takes is not known beforehand, and little in proportion.
        Workload load;
        const auto peak = searchByTransform(correlation, correlation.at(0) + 1, clock, load);
        failures = peak ? 0 : failures + 1;
        if (peak) element = elementOf(neighbours, std::move(element), peak->place);
    }
    return element;
}

} // namespace

void descend(Grid& element, const std::vector<Grid>& basis, SearchClock& clock) {
    for (bool improved = true; improved;) {
        improved = false;
        for (const Grid& vector : basis) {
            if (!clock.work(wordsOf(vector))) return;
            if (2 * (element & vector).count() <= vector.count()) continue;
            element ^= vector;
            improved = true;
        }
    }
}

Grid improveByNeighbourhoods(const IndependentPart& part, Grid element, SearchClock& clock) {
    Random random(part.basis.size());
    return improve(part, std::move(element), clock, random);
}

Grid improveUntilStopped(const IndependentPart& part, Grid element, std::int64_t enough, SearchClock& clock) {
    Random random(part.basis.size() + 1);
    while (element.count() > enough && !clock.stopped() && part.support.count() <= mostCells) {
        Grid other = element;
        for (const Grid& vector : drawVectors(part, leap, random).basis) other ^= vector;
        other = improve(part, std::move(other), clock, random);
        if (other.count() < element.count()) element = std::move(other);
    }
    return element;
}

} // namespace flip
