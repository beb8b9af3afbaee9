#include "core/solve/lightest/lightest_element.h"

#include "core/base/memory_share.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/part_search.h"
#include "core/solve/lightest/proof_work.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

// The order of ties. Let the basis be reduced and let `start` be the element that is set at every leading
// cell. Two elements of a coset differ first at some leading cell, because their difference lies in the
// space. So the element whose list of cells is lexicographically first, which is the one that is set
// there, has the smaller number u, where the first vector of the basis stands for the highest bit of u.
// Independent parts have no cell in common, so the order holds in each of them alone.

namespace flip {

namespace {

constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();

/// A coset in which the parts are lightened one after the other.
struct CosetSearch {
    Grid element;
    std::int64_t weight = 0;
    /// No element is lighter: the cells outside all parts, and for each part its minimum, or a bound of it.
    std::int64_t lowerBound = 0;
    /// Where the minimum must lie to be of any use.
    std::int64_t limit = unlimited;

    [[nodiscard]] bool hopeless() const { return lowerBound > limit; }
};

/// The vectors of the parts, and for each part its cells.
constexpr double copiesOfBasis = 2;

/// What is held besides copies of the basis and what a search takes.
double memoryBesideBasis(Size size) {
    // A list for every word of a grid, and elements on the way to the lightest.
    const double grids = 10 * gridMemory(size);
    // They are sorted with half as many beside them, and listed once more for each thread.
    const double terms = 2 * sizeof(Term) * static_cast<double>(size.cells());
    return grids + terms;
}

class MinimumSearch {
  public:
    MinimumSearch(const EchelonBasis& space, std::vector<Grid> representatives, SearchClock& clock,
                  std::int64_t fewest)
        : space_(space), representatives_(std::move(representatives)), clock_(clock), fewest_(fewest),
          copies_(clock, memoryOf(space, representatives_.front().size())),
          parts_(takeParts(independentParts(space, clock), clock)), plans_(clock, memoryOf(parts_)) {
        for (const PartSearch& part : parts_) nanoseconds_ += part.nanoseconds();
    }

    LightestElement run() {
        for (std::size_t coset = 0; coset < representatives_.size(); ++coset) searchCoset(coset);
        best_.lowerBound = std::min(lowerBound_, best_.weight);
        best_.mayNotBeFirst = mayNotBeFirst_;
        best_.obstacle = obstacle_;
        return std::move(best_);
    }

  private:
    static double memoryOf(const EchelonBasis& space, Size size) {
        if (space.dimension() == 0) return 0;
        return copiesOfBasis * space.dimension() * gridMemory(size) + memoryBesideBasis(size);
    }

    static double memoryOf(const std::vector<PartSearch>& parts) {
        double memory = 0;
        for (const PartSearch& part : parts) memory += part.memory();
        return memory;
    }

    static std::vector<PartSearch> takeParts(std::vector<IndependentPart> parts, const SearchClock& clock) {
        std::vector<PartSearch> searches;
        searches.reserve(parts.size());
        for (IndependentPart& part : parts) searches.emplace_back(std::move(part), clock.budget().memory);
        return searches;
    }

    void searchCoset(std::size_t coset) {
        load_ = {nanoseconds_, 0, coset, representatives_.size()};
        CosetSearch search{takeStart(coset), 0, 0, best_.weight - 1};
        search.weight = search.element.count();
        const bool isWhole = !clock_.stopped() && lightenParts(search, coset) && !clock_.stopped();
        // Its bound may be as low as what others have, without the first of these elements being known.
        mayNotBeFirst_ = mayNotBeFirst_ || (!isWhole && !search.hopeless());
        lowerBound_ = std::min(lowerBound_, search.lowerBound);
        if (search.hopeless() || search.weight >= best_.weight) return;
        best_ = {std::move(search.element), search.weight, coset};
    }

    /// When the clock stops, some are not and the bound is the one so far. Returns whether no part was out of
    /// reach.
    bool lightenParts(CosetSearch& search, std::size_t coset) {
        std::vector<std::optional<Correlation>> correlations;
        std::int64_t inParts = 0;
        std::int64_t lowerBound = 0;
        for (const PartSearch& part : parts_) {
            inParts += (search.element & part.part().support).count();
            correlations.push_back(part.correlate(search.element, clock_));
            if (clock_.stopped()) return false;
            lowerBound += boundOf(correlations.back());
        }
        search.lowerBound = lowerBound + search.weight - inParts;
        // Where there is only one element, it is weighed all the same.
        if (parts_.empty()) static_cast<void>(clock_.count([] { return 1.0; }));
        std::vector<std::size_t> outOfReach;
        for (std::size_t i = 0; i < parts_.size() && !search.hopeless(); ++i) {
            if (clock_.proof() != nullptr) clock_.proof()->current = {coset, i};
            if (lighten(search, parts_[i], correlations[i])) outOfReach.push_back(i);
        }
        if (clock_.budget().time != std::chrono::nanoseconds::max()) improve(search, coset, outOfReach);
        return outOfReach.empty();
    }

    /// Each of the parts, and those of the cosets to come, may take an equal share of the time.
    void improve(CosetSearch& search, std::size_t coset, const std::vector<std::size_t>& parts) {
        std::size_t shares = parts.size() + parts_.size() * (representatives_.size() - 1 - coset);
        for (const std::size_t number : parts) {
            if (search.hopeless()) return;
            SearchClock share = clock_.forOneOf(static_cast<unsigned>(shares));
            search.element = parts_[number].improve(std::move(search.element), fewest_, share);
            search.weight = search.element.count();
            clock_.goOnAfter(share);
            --shares;
        }
    }

    /// The element that is set at every leading cell; another one once the clock has stopped.
    [[nodiscard]] Grid takeStart(std::size_t coset) {
        Grid element = std::move(representatives_[coset]);
        for (std::size_t i = 0; i < space_.vectors().size() && clock_.work(wordsOf(element)); ++i) {
            if (!element.test(space_.leads()[i])) element ^= space_.vectors()[i];
        }
        return element;
    }

    static std::int64_t boundOf(const std::optional<Correlation>& correlation) {
        return correlation ? correlation->weightOf(correlation->bound()) : 0;
    }

    /// Replaces the element by the first of the lightest in this part, if that can be of use and can be
    /// proven; by a lighter one otherwise. Returns whether a proof is out of reach.
    bool lighten(CosetSearch& search, const PartSearch& part, const std::optional<Correlation>& correlation) {
        const std::int64_t others = search.lowerBound - boundOf(correlation);
        const std::int64_t most = search.limit - others;
        PartMinimum minimum = part.search(search.element, correlation, most, clock_, load_);
        search.element = std::move(minimum.element).value();
        search.weight = search.element.count();
        search.lowerBound = std::max(search.lowerBound, others + minimum.lowerBound);
        if (minimum.obstacle) meet(*minimum.obstacle);
        return minimum.obstacle.has_value();
    }

    void meet(const Obstacle& obstacle) {
        obstacle_.kind = std::max(obstacle_.kind, obstacle.kind);
        obstacle_.seconds += obstacle.seconds;
    }

    const EchelonBasis& space_;
    std::vector<Grid> representatives_;
    SearchClock& clock_;
    /// No element has fewer cells.
    std::int64_t fewest_;
    MemoryShare copies_;
    std::vector<PartSearch> parts_;
    MemoryShare plans_;
    /// What one coset takes, by estimate.
    double nanoseconds_ = 0;
    Workload load_;
    LightestElement best_{Grid(), unlimited};
    std::int64_t lowerBound_ = unlimited;
    bool mayNotBeFirst_ = false;
    Obstacle obstacle_;
};

} // namespace

LightestElement lightestElement(const EchelonBasis& space, std::vector<Grid> representatives,
                                SearchClock& clock, std::int64_t fewest) {
    return MinimumSearch(space, std::move(representatives), clock, fewest).run();
}

std::int64_t weighableBasisMemory(Size size, std::int64_t memory) {
    // A worker of one thread, at the most.
    constexpr double search = 5 << 18;
    const double rest = static_cast<double>(memory) - memoryBesideBasis(size) - search;
    return static_cast<std::int64_t>(std::max(rest / (1 + copiesOfBasis), 0.0));
}

} // namespace flip
