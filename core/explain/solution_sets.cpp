#include "core/explain/solution_sets.h"

#include "core/base/counted.h"
#include "core/base/index.h"
#include "core/base/memory_share.h"
#include "core/base/search_clock.h"
#include "core/model/special_cells.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/refusals.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <new>
#include <stdexcept>

namespace flip {

namespace {

/// Putting the sizes of all parts together takes the square of this many steps at the most.
constexpr std::int64_t mostTouchedCells = 10'000;

constexpr std::uint64_t countless = std::numeric_limits<std::uint64_t>::max();

std::uint64_t saturatingSum(std::uint64_t a, std::uint64_t b) {
    return a > countless - b ? countless : a + b;
}

std::uint64_t saturatingProduct(std::uint64_t a, std::uint64_t b) {
    return b != 0 && a > countless / b ? countless : a * b;
}

/// countOf[w]: how many sets have w cells.
using CountOf = std::vector<std::uint64_t>;

/// Puts two independent parts together: every set of one with every set of the other; unfinished when the
/// clock has ended it.
CountOf convolution(const CountOf& a, const CountOf& b, SearchClock& clock) {
    CountOf all(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size() && clock.work(b.size()); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            all[i + j] = saturatingSum(all[i + j], saturatingProduct(a[i], b[j]));
        }
    }
    return all;
}

/// All elements of start + a part, one after the other in lexicographic order. Two of them differ
/// first at the leading cell of the first vector in which they differ, and the one that takes it comes first;
/// that vector is the highest bit of their numbers. So they are met from the highest number down.
template <class Visit>
bool forEachElement(const IndependentPart& part, const Grid& start, Visit&& visit) {
    const auto highest = (std::uint64_t{1} << part.basis.size()) - 1;
    Grid element = elementOf(part, start, highest);
    for (std::uint64_t u = highest;; --u) {
        if (!visit(u, element)) return false;
        if (u == 0) return true;
        // Counting down turns over the lowest bits, up to and including the lowest one that is set.
        const int changed = std::countr_zero(u) + 1;
        for (int i = 1; i <= changed; ++i)
            element ^= part.basis[part.basis.size() - static_cast<std::size_t>(i)];
    }
}

/// Weighs every element of the part; false when the clock ended it.
bool weigh(PartChoices& choices, CountOf& countOf, const Grid& start, SearchClock& clock) {
    const IndependentPart& part = *choices.part;
    countOf.assign(static_cast<std::size_t>(part.support.count()) + 1, 0);
    std::int64_t lightest = std::numeric_limits<std::int64_t>::max();
    return forEachElement(part, start & part.support, [&](std::uint64_t u, const Grid& element) {
        if (!clock.count([] { return 0.0; })) return false;
        const std::int64_t weight = element.count();
        ++countOf[static_cast<std::size_t>(weight)];
        if (weight < lightest) {
            lightest = weight;
            choices.listed.clear();
            choices.isComplete = true;
        }
        if (weight != lightest) return true;
        if (choices.listed.size() < PartChoices::mostListed) {
            choices.listed.push_back(u);
        } else {
            choices.isComplete = false;
        }
        return true;
    });
}

std::vector<SizeCount> sizesOf(const CountOf& countOf, std::int64_t always) {
    std::vector<SizeCount> sizes;
    for (std::size_t weight = 0; weight < countOf.size(); ++weight) {
        if (countOf[weight] != 0)
            sizes.push_back({always + static_cast<std::int64_t>(weight), countOf[weight]});
    }
    return sizes;
}

using SharedParts = std::vector<std::shared_ptr<const IndependentPart>>;

std::optional<ColourSets> setsFor(Colour colour, Grid start, const SharedParts& parts, SearchClock& clock) {
    ColourSets sets{colour, std::move(start), {}, {}};
    // The cells that no quiet pattern touches are pressed in every solution, or in none.
    std::int64_t always = sets.start.count();
    CountOf all{1};
    sets.parts.reserve(parts.size());
    for (const auto& part : parts) {
        PartChoices choices{part};
        CountOf countOf;
        if (!weigh(choices, countOf, sets.start, clock)) return std::nullopt;
        all = convolution(all, countOf, clock);
        if (clock.stopped()) return std::nullopt;
        always -= (sets.start & part->support).count();
        sets.parts.push_back(std::move(choices));
    }
    sets.sizes = sizesOf(all, always);
    return sets;
}

std::optional<TooLarge> refuse(const std::vector<IndependentPart>& parts) {
    std::int64_t touched = 0;
    for (const IndependentPart& part : parts) {
        touched += part.support.count();
        if (std::ssize(part.basis) <= largestListedPart) continue;
        return TooLarge{"lists up to 2^" + std::to_string(largestListedPart) +
                        " press sets of each independent part; one part of this puzzle has 2^" +
                        std::to_string(part.basis.size())};
    }
    if (touched <= mostTouchedCells) return std::nullopt;
    return TooLarge{"lists the solutions of puzzles whose quiet patterns cover up to " +
                    grouped(mostTouchedCells) + " cells; those of this one cover " + grouped(touched)};
}

/// A press on a cell without a button flips nothing, but nobody can make it. In a reduced basis such a cell
/// is a vector of its own, and no solution has it.
void dropWithoutButton(const Rule& rule, Equations& equations) {
    const Grid without = cellsWithoutButton(rule);
    if (without.none()) return;
    equations.nullity -= without.count();
    std::vector<Grid> vectors = std::move(equations.quiet).vectors();
    std::erase_if(vectors, [&](const Grid& vector) { return !(vector & without).none(); });
    equations.quiet = EchelonBasis::fromReduced(std::move(vectors));
}

std::variant<SolutionSets, Stopped, TooLarge> find(const Puzzle& puzzle, const SearchContext& context,
                                                   std::optional<SolutionCount>& count) {
    const double grids = 12 * gridMemory(puzzle.size());
    if (auto refused = refuseAboveMemory(eliminationMemory(puzzle.rule) + grids, context.budget.memory))
        return *refused;
    SearchClock clock(context);
    const MemoryShare few(clock, grids);
    std::vector<Grid> rightSides;
    const auto colours = coloursOf(puzzle.goal);
    for (const Colour colour : colours) rightSides.push_back(puzzle.toFlip(colour));
    // The quiet patterns, and again in parts, each of which has its cells, too; the rest is for lists.
    const std::int64_t quietMemory = clock.budget().memory / 4;
    auto eliminated = solveEquations(puzzle.rule, rightSides, quietMemory, clock);
    if (!eliminated) return *clock.stopped();
    Equations& equations = *eliminated;
    dropWithoutButton(puzzle.rule, equations);
    const auto reached =
        std::ranges::count_if(equations.solutions, [](const auto& solution) { return solution.has_value(); });
    count = SolutionCount{equations.nullity, static_cast<int>(reached)};
    if (!equations.allQuiet()) return TooLarge{"has too little memory for all quiet patterns"};

    std::vector<IndependentPart> found = independentParts(equations.quiet, clock);
    if (clock.stopped()) return *clock.stopped();
    if (auto refused = refuse(found)) return *refused;
    SharedParts parts;
    for (IndependentPart& part : found)
        parts.push_back(std::make_shared<const IndependentPart>(std::move(part)));
    SolutionSets all{std::move(equations.quiet), {}};
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (!equations.solutions[i]) continue;
        auto sets = setsFor(colours[i], std::move(*equations.solutions[i]), parts, clock);
        if (!sets) return *clock.stopped();
        all.colours.push_back(std::move(*sets));
    }
    return all;
}

} // namespace

std::uint64_t ColourSets::listedCount() const {
    std::uint64_t listed = 1;
    for (const PartChoices& choices : parts) listed = saturatingProduct(listed, choices.listed.size());
    return listed;
}

Grid ColourSets::smallest(std::uint64_t index) const {
    Grid presses = start;
    // The last part turns fastest, like the last digit of a number.
    for (auto choices = parts.rbegin(); choices != parts.rend(); ++choices) {
        const std::uint64_t count = choices->listed.size();
        presses = elementOf(*choices->part, std::move(presses), choices->listed[asIndex(index % count)]);
        index /= count;
    }
    return presses;
}

std::optional<Grid> ColourSets::lastSmallest() const {
    if (!std::ranges::all_of(parts, &PartChoices::isComplete)) return std::nullopt;
    Grid presses = start;
    for (const PartChoices& choices : parts)
        presses = elementOf(*choices.part, std::move(presses), choices.listed.back());
    return presses;
}

std::int64_t SolutionSets::fewest() const {
    return std::ranges::min_element(colours, {}, &ColourSets::fewest)->fewest();
}

std::uint64_t SolutionSets::optimalCount() const {
    std::uint64_t count = 0;
    for (const ColourSets& sets : colours) {
        if (sets.fewest() == fewest()) count = saturatingSum(count, sets.smallestCount());
    }
    return count;
}

std::uint64_t SolutionSets::listedCount() const {
    std::uint64_t count = 0;
    for (const ColourSets& sets : colours) {
        if (sets.fewest() == fewest()) count = saturatingSum(count, sets.listedCount());
    }
    return count;
}

Optimal SolutionSets::optimal(std::uint64_t index) const {
    for (const ColourSets& sets : colours) {
        if (sets.fewest() != fewest()) continue;
        if (index < sets.listedCount()) return {sets.smallest(index), sets.colour};
        index -= sets.listedCount();
    }
    throw std::out_of_range("there are fewer optimal press sets than that");
}

std::variant<SolutionSets, Stopped, TooLarge>
findSolutionSets(const Puzzle& puzzle, const SearchContext& context, std::optional<SolutionCount>* count) {
    std::optional<SolutionCount> unwanted;
    try {
        return find(puzzle, context, count != nullptr ? *count : unwanted);
    } catch (const std::bad_alloc&) {
        return Stopped{Stopped::Reason::Memory};
    }
}

} // namespace flip
