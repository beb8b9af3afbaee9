#include "core/solve/minimum.h"

#include "core/solve/correlation.h"
#include "core/solve/independent_parts.h"
#include "core/solve/neighbourhood.h"
#include "core/solve/peak.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

// The order of ties. Let the basis be reduced and let `start` be the element that is set at every leading
// cell. Two elements of a coset differ first at some leading cell, because their difference lies in the
// space. So the element whose list of cells comes first in the dictionary, which is the one that is set
// there, has the smaller number u, where the first vector of the basis stands for the highest bit of u.
// Independent parts have no cell in common, so the order holds in each of them alone.

namespace flip {

namespace {

constexpr auto unlimited = std::numeric_limits<std::int64_t>::max();

/// Adds vectors as long as that makes the element lighter, or until the clock stops.
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

/// 2^44 elements take some twenty minutes of one thread. What is beyond gets a good element instead of the
/// lightest.
constexpr std::size_t mostProvable = 44;

bool provable(const IndependentPart& part) { return part.basis.size() <= mostProvable; }

/// A coset in which the parts are lightened one after the other.
struct CosetSearch {
    Grid element;
    std::int64_t weight = 0;
    /// No element is lighter: the cells outside all parts, and for each part its minimum, or a bound of it.
    std::int64_t lowerBound = 0;
    /// Where the minimum has to be to be of any use.
    std::int64_t limit = unlimited;

    [[nodiscard]] bool hopeless() const { return lowerBound > limit; }
};

class MinimumSearch {
  public:
    MinimumSearch(const EchelonBasis& space, std::vector<Grid> representatives, SearchClock& clock)
        : space_(space), representatives_(std::move(representatives)), clock_(clock),
          parts_(independentParts(space, clock)) {
        for (const auto& part : parts_) {
            nodes_ +=
                provable(part) ? std::exp2(part.basis.size()) : static_cast<double>(mostNeighbourhoodNodes);
        }
        nodes_ *= static_cast<double>(representatives_.size());
    }

    LightestElement run() {
        for (std::size_t coset = 0; coset < representatives_.size(); ++coset) searchCoset(coset);
        best_.lowerBound = std::min(lowerBound_, best_.weight);
        return std::move(best_);
    }

  private:
    void searchCoset(std::size_t coset) {
        CosetSearch search{takeStart(coset), 0, 0, best_.weight - 1};
        search.weight = search.element.count();
        if (!clock_.stopped()) lightenParts(search);
        lowerBound_ = std::min(lowerBound_, search.lowerBound);
        if (search.hopeless() || search.weight >= best_.weight) return;
        best_ = {std::move(search.element), search.weight, coset, 0};
    }

    /// When the clock stops, some are not and the bound is the one so far.
    void lightenParts(CosetSearch& search) {
        std::vector<std::optional<Correlation>> correlations;
        std::int64_t inParts = 0;
        std::int64_t lowerBound = 0;
        for (const IndependentPart& part : parts_) {
            inParts += (search.element & part.support).count();
            correlations.push_back(correlationOf(part, search.element));
            if (clock_.stopped()) return;
            lowerBound += boundOf(correlations.back());
        }
        search.lowerBound = lowerBound + search.weight - inParts;
        for (std::size_t i = 0; i < parts_.size() && !search.hopeless(); ++i) {
            lighten(search, parts_[i], correlations[i]);
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

    /// Nothing for a part that is too wide even to be bounded.
    std::optional<Correlation> correlationOf(const IndependentPart& part, const Grid& start) {
        if (part.basis.size() > Correlation::maxDimension) return std::nullopt;
        return correlate(part, start, clock_);
    }

    static std::int64_t boundOf(const std::optional<Correlation>& correlation) {
        return correlation ? correlation->weightOf(correlation->bound()) : 0;
    }

    void lighten(CosetSearch& search, const IndependentPart& part,
                 const std::optional<Correlation>& correlation) {
        Grid candidate = search.element;
        descend(candidate, part.basis, clock_);
        if (provable(part)) {
            findLightest(search, part, *correlation, candidate);
        } else {
            candidate = improveByNeighbourhoods(part, std::move(candidate), clock_, nodes_);
        }
        search.element = std::move(candidate);
        search.weight = search.element.count();
    }

    /// Replaces the candidate by the first of the lightest in this part, if that can be of use.
    void findLightest(CosetSearch& search, const IndependentPart& part, const Correlation& correlation,
                      Grid& candidate) {
        const std::int64_t others = search.lowerBound - boundOf(correlation);
        const std::int64_t most = std::min(search.limit - others, (candidate & part.support).count());
        const auto peak = highestPlace(correlation, correlation.valueOf(most), clock_, nodes_);
        if (peak) candidate = elementOf(part, search.element, peak->place);
        if (clock_.stopped()) return;
        search.lowerBound = others + (peak ? correlation.weightOf(peak->value) : most + 1);
    }

    const EchelonBasis& space_;
    std::vector<Grid> representatives_;
    SearchClock& clock_;
    std::vector<IndependentPart> parts_;
    double nodes_ = 0;
    LightestElement best_{Grid(), unlimited};
    std::int64_t lowerBound_ = unlimited;
};

} // namespace

LightestElement lightestElement(const EchelonBasis& space, std::vector<Grid> representatives,
                                SearchClock& clock) {
    return MinimumSearch(space, std::move(representatives), clock).run();
}

} // namespace flip
