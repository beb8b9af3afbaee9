#include "core/solve/lightest/class_plan.h"

#include "core/solve/lightest/class_join.h"
#include "core/solve/lightest/class_list.h"

#include <algorithm>
#include <cmath>
#include <numbers>

// How far the lists go and how many pairs are met is known when it is done. Before, F is taken for what it is
// like in most places: a sum of as many cells, each 1 or −1 at random, so that 2^k of them are drawn from a
// normal distribution. Real boards have more in common with each other, and need less.

namespace flip {

namespace {

constexpr std::size_t fewestListed = std::size_t{1} << 11U;
/// More than the estimate, because a list that is too short is made anew.
constexpr double spare = 8;

/// The share of a normal distribution that lies above `deviations` standard deviations.
double above(double deviations) { return std::erfc(deviations / std::numbers::sqrt2) / 2; }

/// In standard deviations, the greatest of 2^bits values, about.
double greatest(double bits) { return std::sqrt(2 * std::numbers::ln2 * bits); }

class Estimate {
  public:
    Estimate(const ClassPlan& plan, double dimension) : plan_(plan), dimension_(dimension) {
        double cells = 0;
        for (std::size_t i = 0; i < classes; ++i) {
            cells += static_cast<double>(plan.cells.count(i));
            gap_ += highest(i);
        }
        gap_ -= std::sqrt(cells) * greatest(dimension);
    }

    /// Elements of a class, each up to a third of the whole excess.
    [[nodiscard]] double listed(std::size_t number) const {
        if (plan_.cells.count(number) == 0) return 1;
        return std::exp2(plan_.rank(number)) * above((highest(number) - gap_ / 3) / deviation(number));
    }

    /// Elements whose two classes have up to half of it.
    [[nodiscard]] double met(std::array<std::size_t, 2> pair) const {
        const double both = std::hypot(deviation(pair[0]), deviation(pair[1]));
        if (both == 0) return std::exp2(dimension_);
        return std::exp2(dimension_) * above((highest(pair[0]) + highest(pair[1]) - gap_ / 2) / both);
    }

  private:
    [[nodiscard]] double deviation(std::size_t number) const {
        return std::sqrt(static_cast<double>(plan_.cells.count(number)));
    }

    [[nodiscard]] double highest(std::size_t number) const {
        return deviation(number) * greatest(plan_.rank(number));
    }

    const ClassPlan& plan_;
    double dimension_;
    /// By how much the highest values of the classes, added up, are above the highest sum.
    double gap_ = 0;
};

bool canBeListed(const ClassPlan& plan) {
    for (std::size_t i = 0; i < classes; ++i) {
        if (plan.rank(i) > mostListedDimension || plan.cells.count(i) > mostListedCells) return false;
    }
    return true;
}

} // namespace

std::optional<ClassPlan> planClasses(const IndependentPart& part) {
    if (part.support.count() > static_cast<std::int64_t>(classes) * mostListedCells) return std::nullopt;
    ClassPlan plan{ClassCells(part)};
    std::vector<ClassCells::Vector> basis;
    for (const Grid& vector : part.basis) basis.push_back(plan.cells.pack(vector));
    plan.space = basisOf(plan.cells, basis);
    plan.mirrors = mirrorsOf(plan.cells, part.support.size(), plan.space);
    plan.space = orderedFor(plan.mirrors, plan.cells, plan.space);
    for (std::size_t i = 0; i < classes; ++i)
        plan.restrictions[i] = restrictTo(plan.cells, i, plan.space.seen);
    if (!canBeListed(plan)) return std::nullopt;
    const Estimate estimate(plan, static_cast<double>(plan.space.seen.size()));
    std::size_t mostCells = 0;
    for (std::size_t i = 0; i < classes; ++i) {
        plan.nanoseconds += nanosecondsToList(plan.rank(i));
        plan.nodes += std::exp2(plan.rank(i));
        const double wanted = std::min(spare * estimate.listed(i), std::exp2(plan.rank(i)));
        plan.listed[i] = std::max(fewestListed, static_cast<std::size_t>(wanted));
        mostCells = std::max(mostCells, static_cast<std::size_t>(plan.cells.count(i)));
    }
    const auto met = [&](std::size_t i) {
        return estimate.met(classPairs[i]) + estimate.met(classPairs[i + 1]);
    };
    for (const std::size_t i : {2U, 4U}) {
        if (met(i) < met(plan.mainPair)) plan.mainPair = i;
    }
    plan.nanoseconds += met(plan.mainPair) * ClassJoin::nanosecondsToWeigh(mostCells);
    return plan;
}

} // namespace flip
