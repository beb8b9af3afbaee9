#include "tests/bench/own_ways.h"

#include "core/solve/equations/equations.h"
#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/neighbourhood.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/lightest/trellis_search.h"
#include "tests/bench/timing.h"
#include "tests/core/cosets.h"

#include <chrono>
#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// A part, an element that is set at every leading cell, and what a proof has to be lighter than.
struct Search {
    const IndependentPart& part;
    const Grid& start;
    std::int64_t most;
    double mostNanoseconds;
    SearchClock& clock;
    Workload load{};
};

std::optional<Grid> elementAt(const Search& search, const std::optional<Peak>& peak) {
    if (!peak || search.clock.stopped()) return std::nullopt;
    return elementOf(search.part, search.start, peak->place);
}

/// Estimates may be off by so many times.
constexpr double roughly = 4;

std::optional<Grid> lightestByClasses(Search search) {
    const auto plan = planClasses(search.part);
    if (!plan || plan->nanoseconds > roughly * search.mostNanoseconds) return std::nullopt;
    const auto nothingElse = [] { return std::numeric_limits<double>::infinity(); };
    PartMinimum minimum =
        searchByClasses(*plan, search.start, search.most, nothingElse, search.clock, search.load);
    return minimum.complete ? std::move(minimum.element) : std::nullopt;
}

std::optional<Grid> lightestByTrellis(Search search) {
    if (search.part.basis.size() > Correlation::maxDimension) return std::nullopt;
    const auto trellis = trellisOf(search.part, roughly * search.mostNanoseconds / nanosecondsPerState);
    if (!trellis) return std::nullopt;
    const Correlation correlation = correlate(search.part, search.start);
    return elementAt(search, searchAlongTrellis(*trellis, correlation, correlation.valueOf(search.most),
                                                search.clock, search.load));
}

std::optional<Grid> lightestByTransform(Search search) {
    const std::size_t dimension = search.part.basis.size();
    if (dimension > Correlation::maxDimension ||
        nanosecondsToTransform(static_cast<int>(dimension)) > roughly * search.mostNanoseconds)
        return std::nullopt;
    const Correlation correlation = correlate(search.part, search.start);
    return elementAt(
        search, searchByTransform(correlation, correlation.valueOf(search.most), search.clock, search.load));
}

/// The lightest solution, part by part.
template <auto Way>
std::optional<Proof> prove(const Puzzle& puzzle, double mostSeconds) {
    const double begin = processorTime();
    SearchClock clock({.budget = {.time = std::chrono::nanoseconds(std::llround(mostSeconds * 1e9))}});
    Equations equations = solveEquations(puzzle.rule, std::span(&puzzle.board, 1));
    if (!equations.solutions[0]) return std::nullopt;
    const EchelonBasis& quiet = equations.quiet;
    Grid element = startOf(quiet, *std::move(equations.solutions[0]));
    for (const IndependentPart& part : independentParts(quiet)) {
        Grid light = element;
        descend(light, part.basis, clock);
        auto lightest = Way(Search{part, element, (light & part.support).count(), mostSeconds * 1e9, clock});
        if (!lightest) return std::nullopt;
        element = *std::move(lightest);
    }
    return Proof{element.count(), processorTime() - begin};
}

} // namespace

const std::array<OwnWay, 3>& ownWays() {
    static constexpr std::array<OwnWay, 3> ways{{{"classes", prove<lightestByClasses>},
                                                 {"trellis", prove<lightestByTrellis>},
                                                 {"transform", prove<lightestByTransform>}}};
    return ways;
}

} // namespace flip
