#include "core/solve/minimum.h"

#include "core/solve/correlation.h"
#include "core/solve/independent_parts.h"
#include "core/solve/neighbourhood.h"
#include "core/solve/peak.h"
#include "core/solve/symmetry.h"
#include "core/solve/trellis_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>
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

/// What is beyond gets a good element instead of the lightest: 2^44 elements take some twenty minutes of one
/// thread by themselves, and as long take 2^42 states of a trellis.
constexpr std::size_t mostProvable = 44;
constexpr double mostStates = 0x1p42;

/// From this dimension on it is worthwhile to look for what makes a search shorter.
constexpr std::size_t worthStudy = 26;
/// And up to this size, where it takes a few milliseconds.
constexpr std::int64_t mostStudied = 16'384;
/// So many elements are weighed in the time of one state of a trellis.
constexpr double elementsPerState = 8;

/// A part and how to find the lightest of its elements.
struct Part : IndependentPart {
    /// Where it is less work than all elements are.
    std::optional<Trellis> trellis;

    explicit Part(IndependentPart part) : IndependentPart(std::move(part)) {
        if (!worthStudying() || basis.size() > Correlation::maxDimension) return;
        trellis = trellisOf(*this, std::exp2(basis.size()) / elementsPerState);
    }

    [[nodiscard]] bool worthStudying() const {
        return basis.size() >= worthStudy && support.count() <= mostStudied;
    }

    [[nodiscard]] bool provable() const {
        return basis.size() <= mostProvable || (trellis && trellis->work <= mostStates);
    }

    /// That it takes, at the most.
    [[nodiscard]] double nodes() const {
        if (!provable()) return mostNeighbourhoodNodes;
        return trellis ? trellis->work : std::exp2(basis.size());
    }
};

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
          parts_(takeParts(independentParts(space, clock))) {
        for (const Part& part : parts_) nodes_ += part.nodes();
        nodes_ *= static_cast<double>(representatives_.size());
    }

    LightestElement run() {
        for (std::size_t coset = 0; coset < representatives_.size(); ++coset) searchCoset(coset);
        best_.lowerBound = std::min(lowerBound_, best_.weight);
        return std::move(best_);
    }

  private:
    static std::vector<Part> takeParts(std::vector<IndependentPart> parts) {
        return {std::make_move_iterator(parts.begin()), std::make_move_iterator(parts.end())};
    }

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
        for (const Part& part : parts_) {
            inParts += (search.element & part.support).count();
            correlations.push_back(correlationOf(part, search.element));
            if (clock_.stopped()) return;
            lowerBound += boundOf(correlations.back());
        }
        search.lowerBound = lowerBound + search.weight - inParts;
        // Where there is only one element, it is weighed all the same.
        if (parts_.empty()) static_cast<void>(clock_.count([] { return 1.0; }));
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
    std::optional<Correlation> correlationOf(const Part& part, const Grid& start) {
        if (part.basis.size() > Correlation::maxDimension) return std::nullopt;
        return correlate(part, start, clock_);
    }

    static std::int64_t boundOf(const std::optional<Correlation>& correlation) {
        return correlation ? correlation->weightOf(correlation->bound()) : 0;
    }

    void lighten(CosetSearch& search, const Part& part, const std::optional<Correlation>& correlation) {
        Grid candidate = search.element;
        descend(candidate, part.basis, clock_);
        if (part.provable()) {
            findLightest(search, part, *correlation, candidate);
        } else {
            candidate = improveByNeighbourhoods(part, std::move(candidate), clock_, nodes_);
        }
        search.element = std::move(candidate);
        search.weight = search.element.count();
    }

    /// Replaces the candidate by the first of the lightest in this part, if that can be of use.
    void findLightest(CosetSearch& search, const Part& part, const Correlation& correlation,
                      Grid& candidate) {
        const std::int64_t others = search.lowerBound - boundOf(correlation);
        const std::int64_t most = std::min(search.limit - others, (candidate & part.support).count());
        const auto peak = peakOf(part, search.element, correlation, correlation.valueOf(most));
        if (peak) candidate = elementOf(part, search.element, peak->place);
        if (clock_.stopped()) return;
        search.lowerBound = others + (peak ? correlation.weightOf(peak->value) : most + 1);
    }

    std::optional<Peak> peakOf(const Part& part, const Grid& start, const Correlation& correlation,
                               std::int64_t atLeast) {
        if (part.trellis) return searchAlongTrellis(*part.trellis, correlation, atLeast, clock_, nodes_);
        auto symmetries = part.worthStudying() ? symmetriesOf(part, start, clock_) : std::vector<PlaceMap>();
        return highestPlace(correlation, atLeast, clock_, nodes_, std::move(symmetries));
    }

    const EchelonBasis& space_;
    std::vector<Grid> representatives_;
    SearchClock& clock_;
    std::vector<Part> parts_;
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
