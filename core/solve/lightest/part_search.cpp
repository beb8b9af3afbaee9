#include "core/solve/lightest/part_search.h"

#include "core/solve/equations/equations.h"
#include "core/solve/lightest/neighbourhood.h"
#include "core/solve/lightest/symmetric.h"
#include "core/solve/lightest/transform_search.h"
#include "core/solve/lightest/trellis_search.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

// Three ways lead to a proof. A transform weighs all 2^k elements. A trellis needs less where the vectors of
// the part lie side by side, of which only few are active at a time. Classes take about 2^(k/2) where each
// of them sees only half of the dimensions. What each takes is estimated from the dimension, from the states
// of the trellis and from the ranks of the classes; classes that take far longer give way to the others.

namespace flip {

namespace {

/// A plan by classes takes as long, in nanoseconds, and a trellis; they are looked for where that is little.
constexpr double worthClasses = 2e5;
constexpr double worthTrellis = 5e6;
/// A plan by classes is as large as this many copies of the basis, with the pairs of classes in it.
constexpr double copiesInPlan = 64;
/// Up to this size.
constexpr std::int64_t mostTrellisCells = 16'384;

/// Before a longer search it is worthwhile to look for a light element: the search becomes shorter, and if it
/// is ended, there is an answer.
constexpr double longSearch = 5e9;

/// So long a search is begun when nobody has said how much time there is.
constexpr std::chrono::minutes patience{10};

/// A hundred years, in seconds.
constexpr double longestThought = 100.0 * 365 * 24 * 3600;

/// Whether classes with all of these dimensions and cells together may be listed.
bool mayBeListed(const IndependentPart& part) {
    return part.basis.size() <= classes * static_cast<std::size_t>(mostListedDimension) &&
           part.support.count() <= static_cast<std::int64_t>(classes) * mostListedCells;
}

std::optional<Trellis> trellisWithin(const IndependentPart& part, double nanoseconds, std::int64_t memory) {
    const std::int64_t cells = part.support.count();
    if (cells > mostTrellisCells || trellisMemoryOfCell * cells > memory / 4) return std::nullopt;
    return trellisOf(part, nanoseconds / nanosecondsPerState);
}

/// What can take the place of classes, and its estimated cost: a trellis, or else the transform.
struct Instead {
    std::optional<Trellis> trellis;
    double nanoseconds = 0;
    double nodes = 0;
};

Instead insteadOfClasses(const IndependentPart& part, std::int64_t memory) {
    const auto dimension = static_cast<int>(part.basis.size());
    const double transform = nanosecondsToTransform(dimension);
    auto trellis = trellisWithin(part, transform, memory);
    if (!trellis) return {std::nullopt, transform, std::exp2(dimension)};
    const double states = trellis->work;
    return {std::move(trellis), states * nanosecondsPerState, states};
}

} // namespace

PartSearch::PartSearch(IndependentPart part, std::int64_t memory) : part_(std::move(part)) {
    const auto dimension = static_cast<int>(part_.basis.size());
    const bool fits = dimension <= Correlation::maxDimension;
    nanoseconds_ = nanosecondsToTransform(dimension);
    nodes_ = std::exp2(dimension);
    provable_ = fits;
    const double planMemory = copiesInPlan * dimension * gridMemory(part_.support.size());
    const bool isWorthAPlan = nanoseconds_ > worthClasses && mayBeListed(part_);
    const bool planFits = planMemory <= static_cast<double>(memory) / 4;
    lacksMemory_ = isWorthAPlan && !planFits;
    if (isWorthAPlan && planFits) {
        auto plan = planClasses(part_);
        if (plan && plan->nanoseconds < nanoseconds_) {
            nanoseconds_ = plan->nanoseconds;
            nodes_ = plan->nodes;
            memory_ = planMemory;
            plan_ = std::make_unique<const Plan>(std::move(*plan));
            provable_ = true;
        }
    }
    if (fits && nanoseconds_ > worthTrellis) {
        if (auto trellis = trellisWithin(part_, nanoseconds_, memory)) {
            nodes_ = trellis->work;
            memory_ = static_cast<double>(trellisMemoryOfCell * part_.support.count());
            nanoseconds_ = nodes_ * nanosecondsPerState;
            plan_ = std::make_unique<const Plan>(std::move(*trellis));
        }
    }
}

std::optional<Correlation> PartSearch::correlate(const Grid& start, SearchClock& clock) const {
    if (part_.basis.size() > Correlation::maxDimension) return std::nullopt;
    return flip::correlate(part_, start, clock);
}

double PartSearch::nanosecondsFrom(const Grid& start) const {
    const auto* plan = std::get_if<ClassPlan>(plan_.get());
    if (plan == nullptr) return nanoseconds_;
    const auto mirrors = mirrorsOf(plan->space, plan->cells.pack(start), plan->mirrors);
    return nanoseconds_ / static_cast<double>(mirrors.size() + 1);
}

const ClassPlan* PartSearch::recordedPlan(const SearchClock& clock) const {
    return clock.proof() != nullptr ? std::get_if<ClassPlan>(plan_.get()) : nullptr;
}

std::optional<Obstacle> PartSearch::obstacleTo(double nanoseconds, double nodes, const Budget& left) {
    if (nodes > static_cast<double>(left.nodes)) return Obstacle{};
    const bool limited = left.time != std::chrono::nanoseconds::max();
    const std::chrono::nanoseconds time = limited ? left.time : patience;
    if (nanoseconds / std::max(left.threads, 1) <= static_cast<double>(time.count())) return std::nullopt;
    const double seconds = nanoseconds / std::nano::den;
    return Obstacle{seconds > longestThought ? Obstacle::Kind::Reach : Obstacle::Kind::Time, seconds};
}

std::optional<Obstacle> PartSearch::obstacleFrom(const Grid& start, const SearchClock& clock) const {
    if (!provable_) return Obstacle{lacksMemory_ ? Obstacle::Kind::Memory : Obstacle::Kind::Reach};
    // What is kept of a search goes on another time.
    if (recordedPlan(clock) != nullptr) return std::nullopt;
    const auto obstacle = obstacleTo(nanosecondsFrom(start), nodes_, clock.left());
    // With more, classes might be quicker.
    return obstacle && lacksMemory_ ? Obstacle{Obstacle::Kind::Memory} : obstacle;
}

PartMinimum PartSearch::search(const Grid& start, const std::optional<Correlation>& correlation,
                               std::int64_t most, SearchClock& clock, Workload& load) const {
    Grid candidate = start;
    descend(candidate, part_.basis, clock);
    const ClassPlan* recorded = recordedPlan(clock);
    PartMinimum minimum;
    minimum.obstacle = obstacleFrom(start, clock);
    if (minimum.obstacle || nanoseconds_ > longSearch) {
        candidate = recorded != nullptr ? recordedGuess(*recorded, start, std::move(candidate), most, clock)
                                        : guess(start, std::move(candidate), clock);
    }
    if (!minimum.obstacle && !clock.stopped())
        minimum = prove(start, correlation, std::min(most, weightOf(candidate)), clock, load);
    const bool isLeft = !provable_ || (recorded != nullptr && !minimum.complete && !minimum.isShared);
    if (clock.proof() != nullptr && isLeft && !minimum.lacksTime && !clock.stopped())
        clock.proof()->isOutOfReach = true;
    const bool isOneRun = recorded == nullptr || minimum.lacksTime;
    if (clock.proof() != nullptr && isOneRun && !minimum.complete) clock.proof()->isUndivided = true;
    if (!minimum.element) minimum.element = std::move(candidate);
    // It may be the lightest, but not the first of them.
    if (!minimum.complete) minimum.lowerBound = std::min(minimum.lowerBound, weightOf(*minimum.element) - 1);
    return minimum;
}

Grid PartSearch::improve(Grid element, std::int64_t enough, SearchClock& clock) const {
    return improveUntilStopped(part_, std::move(element), enough, clock);
}

Grid PartSearch::guess(const Grid& start, Grid candidate, SearchClock& clock) const {
    candidate = improveByNeighbourhoods(part_, std::move(candidate), clock);
    auto symmetric = lightSymmetricElement(part_, start, clock);
    if (symmetric && weightOf(*symmetric) < weightOf(candidate)) candidate = *std::move(symmetric);
    return candidate;
}

Grid PartSearch::recordedGuess(const ClassPlan& plan, const Grid& start, Grid candidate, std::int64_t most,
                               SearchClock& clock) const {
    ProofWork& work = *clock.proof();
    ClassProgress& known = progressOf(plan, start, std::min(most, weightOf(candidate)), work);
    if (known.best && known.best->count() < weightOf(candidate))
        candidate = plan.cells.unpack(plan.cells.pack(*known.best), std::move(candidate));
    if (known.proven) return candidate;
    // Where there was a guess before, it takes no more than a look whether there is a better one.
    SearchClock part = clock.forOneOf(known.best ? 8 : 2);
    candidate = guess(start, std::move(candidate), part);
    clock.goOnAfter(part);
    known.offer(candidate & part_.support);
    if (work.advanced) work.advanced();
    return candidate;
}

PartMinimum PartSearch::prove(const Grid& start, const std::optional<Correlation>& correlation,
                              std::int64_t most, SearchClock& clock, Workload& load) const {
    if (const auto* trellis = std::get_if<Trellis>(plan_.get()))
        return proveOneByOne(trellis, start, *correlation, most, clock, load);
    if (!plan_) return proveOneByOne(nullptr, start, *correlation, most, clock, load);

    std::optional<Instead> instead;
    const auto another = [&] {
        constexpr double never = std::numeric_limits<double>::infinity();
        if (!correlation) return never;
        instead = insteadOfClasses(part_, clock.budget().memory);
        // Before they give way, the classes take as long once more.
        const auto obstacle = obstacleTo(2 * instead->nanoseconds, 2 * instead->nodes, clock.left());
        return obstacle ? never : instead->nanoseconds;
    };
    PartMinimum minimum = searchByClasses(std::get<ClassPlan>(*plan_), start, most, another, clock, load);
    if (minimum.complete || minimum.isShared || clock.stopped() || !correlation) return minimum;
    // The lists did not fit into memory, or there is a shorter way.
    if (!instead) instead = insteadOfClasses(part_, clock.budget().memory);
    if (const auto obstacle = obstacleTo(instead->nanoseconds, instead->nodes, clock.left())) {
        Budget withTime = clock.left();
        withTime.time = std::chrono::nanoseconds::max();
        minimum.lacksTime = !obstacleTo(instead->nanoseconds, instead->nodes, withTime);
        // One way is enough.
        if (!minimum.obstacle || obstacle->kind < minimum.obstacle->kind) minimum.obstacle = obstacle;
        return minimum;
    }
    load.total += instead->nanoseconds;
    const Trellis* trellis = instead->trellis ? &*instead->trellis : nullptr;
    PartMinimum otherwise = proveOneByOne(trellis, start, *correlation, most, clock, load);
    otherwise.lowerBound = std::max(otherwise.lowerBound, minimum.lowerBound);
    // Whoever goes on from the record need not find that out again.
    if (ProofWork* const work = clock.proof(); work != nullptr && otherwise.complete) {
        auto lightest = otherwise.element ? std::optional(*otherwise.element & part_.support) : std::nullopt;
        progressOf(std::get<ClassPlan>(*plan_), start, most, *work)
            .end(std::move(lightest), otherwise.lowerBound);
        if (work->advanced) work->advanced();
    }
    if (!otherwise.element) otherwise.element = std::move(minimum.element);
    return otherwise;
}

PartMinimum PartSearch::proveOneByOne(const Trellis* trellis, const Grid& start,
                                      const Correlation& correlation, std::int64_t most, SearchClock& clock,
                                      Workload& load) const {
    const std::int64_t atLeast = correlation.valueOf(most);
    const auto peak = trellis != nullptr ? searchAlongTrellis(*trellis, correlation, atLeast, clock, load)
                                         : searchByTransform(correlation, atLeast, clock, load);
    PartMinimum minimum;
    if (peak) minimum.element = elementOf(part_, start, peak->place);
    if (clock.stopped()) return minimum;
    minimum.lowerBound = peak ? correlation.weightOf(peak->value) : most + 1;
    minimum.complete = true;
    return minimum;
}

} // namespace flip
