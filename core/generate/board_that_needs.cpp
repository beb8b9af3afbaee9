#include "core/generate/board_that_needs.h"

#include "core/base/index.h"
#include "core/base/memory_share.h"
#include "core/base/random.h"
#include "core/base/search_clock.h"
#include "core/explain/hardest_boards.h"
#include "core/explain/lowest_peak.h"
#include "core/explain/spectrum.h"
#include "core/solve/lightest/correlation.h"
#include "core/solve/lightest/independent_parts.h"
#include "core/solve/lightest/lightest_element.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// The lightest elements of a coset of T.
struct Lightest {
    std::int64_t weight = 0;
    /// How many there are is the product of these, which may be too large for one word.
    std::vector<std::uint64_t> factors{1};

    /// They can be combined with `count` choices in another part.
    void combineWith(std::uint64_t count) {
        if (factors.back() <= std::numeric_limits<std::uint64_t>::max() / count) {
            factors.back() *= count;
        } else {
            factors.push_back(count);
        }
    }
};

/// A part of T that is small enough to weigh all elements of a coset.
struct CountablePart {
    IndependentPart part;
    std::vector<CellMask> cells;
};

/// Bytes that a draw takes besides those of its searches: the parts of T with their cells, some sets of cells
/// and a list of all of them, and the correlation of a part.
double drawMemory(const BoardFamily& family) {
    constexpr double bytesOfCell = 160;
    const auto dimension = static_cast<double>(family.alike().dimension());
    const double values = sizeof(int) * std::exp2(std::min<double>(dimension, mostClassBits));
    return 2 * family.memory() + bytesOfCell * static_cast<double>(family.cells()) + values;
}

class Draw {
  public:
    /// Further searches get what `clock` has left of the budget.
    Draw(const BoardFamily& family, std::uint64_t seed, const SearchContext& context, SearchClock& clock)
        : family_(family), random_(seed), context_(context), clock_(clock) {
        std::vector<IndependentPart> parts = independentParts(family.alike(), clock);
        countable_ = std::ranges::all_of(
            parts, [](const IndependentPart& part) { return part.basis.size() <= mostClassBits; });
        if (!countable_) return;
        for (IndependentPart& part : parts) {
            std::vector<CellMask> cells = cellMasks(part);
            parts_.push_back({std::move(part), std::move(cells)});
        }
    }

    std::optional<Grid> run(std::int64_t presses) {
        auto set = drawEvenly(presses);
        if (!set && countable_ && !clock_.stopped()) set = drawFromHardest(presses);
        if (!set) return std::nullopt;
        Grid board = family_.boardSolvedBy(*set);
        const bool other = family_.goal() == Goal::Either && random_.below(2) == 1;
        return other ? board.complement() : board;
    }

  private:
    /// Draws sets of `presses` cells until one is a lightest element of its coset. A coset with several of
    /// them would be drawn more often, so it is rejected proportionally.
    std::optional<Grid> drawEvenly(std::int64_t presses) {
        std::vector<std::int64_t> places;
        for (std::int64_t i = 0; i < family_.cells(); ++i) places.push_back(i);
        for (int i = 0; i < mostDraws && looks(); ++i) {
            Grid set = firstOf(places, presses);
            const Lightest lightest = lightestWith(set);
            if (lightest.weight == presses && oneOf(lightest.factors)) return set;
        }
        return std::nullopt;
    }

    /// True with the probability 1 / (product of the factors).
    bool oneOf(const std::vector<std::uint64_t>& factors) {
        return std::ranges::all_of(factors, [this](std::uint64_t each) { return random_.below(each) == 0; });
    }

    /// Starts from a hardest coset, with other cells of each class, and flips single cells. Each changes the
    /// minimum by at most one, so no number is skipped on the way to that of most cosets. The walk stays
    /// about there: what is still too heavy after mostDraws steps is made lighter.
    std::optional<Grid> drawFromHardest(std::int64_t presses) {
        SearchContext limited = context_;
        limited.budget = clock_.left();
        limited.budget.nodes = std::min(limited.budget.nodes, std::uint64_t{1} << 22U);
        const auto found = hardestBoard(family_, limited);
        const auto* hardest = std::get_if<HardestBoard>(&found);
        if (hardest == nullptr || hardest->least() < presses) return std::nullopt;
        Grid set = otherCellsOfEachClass(hardest->presses);
        for (int i = 0; i < mostDraws && looks(); ++i) {
            if (lightestWith(set).weight == presses) return set;
            const auto cells = static_cast<std::uint64_t>(family_.cells());
            set.flip(cellAt(set.size(), static_cast<std::int64_t>(random_.below(cells))));
        }
        return makeLighter(std::move(set), presses);
    }

    /// A lightest element of a coset, of which so many cells are cleared that `presses` are left. Each makes
    /// the minimum lower by exactly one: an element that is still lighter would, with the cell set, be
    /// lighter than a lightest one. Nothing if the clock stops it.
    std::optional<Grid> makeLighter(Grid set, std::int64_t presses) {
        for (const CountablePart& each : parts_) {
            const std::vector<int> values = correlationOf(each, set);
            if (clock_.stopped()) return std::nullopt;
            const int peak = std::ranges::max(values);
            auto skipped = random_.below(static_cast<std::uint64_t>(std::ranges::count(values, peak)));
            auto value = std::ranges::find(values, peak);
            for (; skipped > 0; --skipped) value = std::ranges::find(value + 1, values.end(), peak);
            set = elementOf(each.part, std::move(set), static_cast<std::uint64_t>(value - values.begin()));
        }
        std::vector<std::int64_t> places;
        for (const Cell cell : set.setCells()) places.push_back(indexOf(set.size(), cell));
        return firstOf(places, presses);
    }

    Grid otherCellsOfEachClass(const Grid& presses) {
        Grid set = presses;
        for (const CountablePart& part : parts_) {
            std::map<std::uint64_t, std::vector<std::int64_t>> classes;
            for (const CellMask& each : part.cells)
                classes[each.mask].push_back(indexOf(set.size(), each.cell));
            for (auto& [mask, cells] : classes) {
                std::int64_t pressed = 0;
                for (const std::int64_t cell : cells) {
                    pressed += presses.test(cellAt(set.size(), cell)) ? 1 : 0;
                    set.set(cellAt(set.size(), cell), false);
                }
                set |= firstOf(cells, pressed);
            }
        }
        return set;
    }

    /// `count` of the places, all sets being equally likely: the first ones of a shuffled list (R. A. Fisher,
    /// F. Yates).
    Grid firstOf(std::vector<std::int64_t>& places, std::int64_t count) {
        Grid set(family_.rule().size());
        for (std::int64_t i = 0; i < count; ++i) {
            const auto left = static_cast<std::uint64_t>(std::ssize(places) - i);
            std::swap(places[static_cast<std::size_t>(i)],
                      places[static_cast<std::size_t>(i) + asIndex(random_.below(left))]);
            set.set(cellAt(set.size(), places[static_cast<std::size_t>(i)]));
        }
        return set;
    }

    /// Meaningless if the clock stops it.
    Lightest lightestWith(const Grid& set) {
        if (!countable_) return lightestBySearch(set);
        Lightest lightest{set.count()};
        for (const CountablePart& part : parts_) {
            const std::vector<int> values = correlationOf(part, set);
            if (clock_.stopped()) return {-1};
            const int peak = std::ranges::max(values);
            // Element 0 is the set itself.
            lightest.weight -= (peak - values.front()) / 2;
            lightest.combineWith(static_cast<std::uint64_t>(std::ranges::count(values, peak)));
        }
        return lightest;
    }

    /// For each element of the coset in this part, by how many its clear cells outnumber its set cells
    /// (lightest/correlation.h). The time for it is accounted for.
    std::vector<int> correlationOf(const CountablePart& part, const Grid& set) {
        std::vector<int> values(std::size_t{1} << part.part.basis.size());
        for (const CellMask& each : part.cells) values[asIndex(each.mask)] += set.test(each.cell) ? -1 : 1;
        transform(values);
        static_cast<void>(clock_.work(part.cells.size() + values.size() * part.part.basis.size()));
        return values;
    }

    /// For cosets with too many elements to count. If the minimum cannot be proven, the draw ends.
    Lightest lightestBySearch(const Grid& set) {
        const LightestElement lightest = lightestElement(family_.alike(), {set}, clock_);
        if (!lightest.proven()) clock_.stop({Stopped::Reason::Nodes});
        return {lightest.proven() ? lightest.weight : -1};
    }

    /// False if the search must end.
    bool looks() {
        return !clock_.stopped() && clock_.count([] { return 0.0; });
    }

    const BoardFamily& family_;
    Random random_;
    SearchContext context_;
    SearchClock& clock_;
    /// All parts, if all elements of a coset can be weighed; otherwise none.
    std::vector<CountablePart> parts_;
    bool countable_ = true;
};

} // namespace

std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses, std::uint64_t seed,
                                   const SearchContext& context) {
    if (presses < 0 || presses > family.cells()) return std::nullopt;
    SearchClock clock(context);
    const MemoryShare needed(clock, drawMemory(family));
    if (!needed.granted()) return std::nullopt;
    return Draw(family, seed, context, clock).run(presses);
}

} // namespace flip
