#pragma once

#include "core/base/index.h"
#include "core/model/ties.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/class_search.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"
#include "tests/core/random_rules.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <span>

namespace flip {

// Cosets of quiet patterns, and their lightest elements, for the tests of searches.

/// The whole kernel as one part, though it may fall into several: then the ranks of classes add up.
inline IndependentPart wholePart(const EchelonBasis& quiet, Size size) {
    IndependentPart part{quiet.vectors(), Grid(size)};
    for (const Grid& vector : part.basis) part.support |= vector;
    return part;
}

/// The element of the coset that is set at every leading cell.
inline Grid startOf(const EchelonBasis& quiet, Grid element) {
    for (std::size_t i = 0; i < quiet.vectors().size(); ++i) {
        if (!element.test(quiet.leads()[i])) element ^= quiet.vectors()[i];
    }
    return element;
}

/// A coset of quiet patterns.
struct Coset {
    IndependentPart part;
    Grid start;

    [[nodiscard]] std::int64_t weightOf(const Grid& element) const {
        return (element & part.support).count();
    }
};

inline Coset cosetOf(const Rule& rule, const Grid& presses) {
    const EchelonBasis quiet = solveEquations(rule, {}).quiet;
    return {wholePart(quiet, rule.size()), startOf(quiet, presses)};
}

inline Coset allLit(int side, Pattern pattern = Pattern::plus(), Edges edges = Edges::Clipped) {
    const Rule rule = Rule::fromPattern({side, side}, pattern, edges);
    const Grid board = Grid::filled({side, side});
    return cosetOf(rule, solveEquations(rule, std::span(&board, 1)).solutions.at(0).value());
}

inline Coset drawn(int side, Pattern pattern = Pattern::plus(), Edges edges = Edges::Clipped) {
    Random random(static_cast<std::uint64_t>(side));
    return cosetOf(Rule::fromPattern({side, side}, pattern, edges), randomGrid({side, side}, random));
}

/// Any pairs come first. Lists that are too short are made anew, and what they lack is met in other pairs.
inline ClassPlan planWithShortLists(const IndependentPart& part, Random& random) {
    ClassPlan plan = planClasses(part).value();
    for (std::size_t& listed : plan.listed) listed = asIndex(1 + random.below(random.below(3) == 0 ? 40 : 8));
    plan.mainPair = asIndex(2 * random.below(3));
    return plan;
}

inline constexpr auto anyWeight = std::numeric_limits<std::int64_t>::max() / 2;

inline double nothingElse() { return std::numeric_limits<double>::infinity(); }

inline PartMinimum byClasses(const ClassPlan& plan, const Coset& coset, std::int64_t most = anyWeight,
                             const SearchContext& context = {},
                             const std::function<double()>& another = nothingElse) {
    SearchClock clock(context);
    Workload load;
    return searchByClasses(plan, coset.start, most, another, clock, load);
}

/// By looking at every element.
inline Grid byTrial(const Coset& coset) {
    Grid best = coset.start;
    for (std::uint64_t u = 0; u < std::uint64_t{1} << coset.part.basis.size(); ++u) {
        Grid element = elementOf(coset.part, coset.start, u);
        const std::int64_t weight = coset.weightOf(element);
        const std::int64_t least = coset.weightOf(best);
        if (weight < least || (weight == least && comesFirst(element, best))) best = std::move(element);
    }
    return best;
}

} // namespace flip
