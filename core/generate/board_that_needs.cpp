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
#include <map>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// The lightest elements of a coset of T: their weight, and how many there are.
struct Lightest {
    std::int64_t weight = 0;
    std::uint64_t count = 1;
};

/// Bytes that a draw takes besides those of its searches: the parts of T, some sets of cells and a list of
/// all of them, and what lightestWith() makes of a part.
double drawMemory(const BoardFamily& family) {
    constexpr double bytesOfCell = 160;
    const auto dimension = static_cast<double>(family.alike().dimension());
    const double values = sizeof(int) * std::exp2(std::min<double>(dimension, mostClassBits));
    return 2 * family.memory() + bytesOfCell * static_cast<double>(family.cells()) + values;
}

class Draw {
  public:
    /// `context` is for further searches beside `clock`.
    Draw(const BoardFamily& family, std::uint64_t seed, const SearchContext& context, SearchClock& clock)
        : family_(family), random_(seed), context_(context), clock_(clock),
          parts_(independentParts(family.alike())),
          countable_(std::ranges::all_of(
              parts_, [](const auto& part) { return part.basis.size() <= mostClassBits; })) {}

    std::optional<Grid> run(std::int64_t presses) {
        auto set = drawEvenly(presses);
        if (!set && countable_) set = drawFromHardest(presses);
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
            if (lightest.weight == presses && random_.below(lightest.count) == 0) return set;
        }
        return std::nullopt;
    }

    /// Starts from a hardest coset, with other cells of each class, and clears single cells. Each changes the
    /// minimum by at most one, so no number is skipped on the way to 0.
    std::optional<Grid> drawFromHardest(std::int64_t presses) {
        SearchContext limited = context_;
        limited.budget.nodes = std::min(limited.budget.nodes, std::uint64_t{1} << 22U);
        const auto found = hardestBoard(family_, limited);
        const auto* hardest = std::get_if<HardestBoard>(&found);
        if (hardest == nullptr || hardest->least() < presses) return std::nullopt;
        Grid set = otherCellsOfEachClass(hardest->presses);
        while (looks()) {
            if (lightestWith(set).weight == presses) return set;
            const auto cells = static_cast<std::uint64_t>(family_.cells());
            set.flip(cellAt(set.size(), static_cast<std::int64_t>(random_.below(cells))));
        }
        return std::nullopt;
    }

    Grid otherCellsOfEachClass(const Grid& presses) {
        Grid set = presses;
        for (const IndependentPart& part : parts_) {
            std::map<std::uint64_t, std::vector<std::int64_t>> classes;
            for (const CellMask& each : cellMasks(part))
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

    Lightest lightestWith(const Grid& set) {
        if (!countable_) return lightestBySearch(set);
        Lightest lightest{set.count(), 1};
        for (const IndependentPart& part : parts_) {
            const Correlation correlation = correlate(part, set);
            std::vector<int> values(std::size_t{1} << part.basis.size());
            for (const Term& term : correlation.terms) values[asIndex(term.mask)] += term.weight;
            static_cast<void>(clock_.work(values.size() * part.basis.size()));
            transform(values);
            const int peak = std::ranges::max(values);
            lightest.weight += correlation.weightOf(peak) - (set & part.support).count();
            lightest.count *= static_cast<std::uint64_t>(std::ranges::count(values, peak));
        }
        return lightest;
    }

    /// For cosets with too many elements to count. If the minimum cannot be proven, the draw ends.
    Lightest lightestBySearch(const Grid& set) {
        const LightestElement lightest = lightestElement(family_.alike(), {set}, clock_);
        if (!lightest.proven()) clock_.stop(clock_.stopped().value_or(Stopped{Stopped::Reason::Nodes}));
        return {lightest.proven() ? lightest.weight : -1, 1};
    }

    /// False if the search must end.
    bool looks() {
        return !clock_.stopped() && clock_.count([] { return 0.0; });
    }

    const BoardFamily& family_;
    Random random_;
    SearchContext context_;
    SearchClock& clock_;
    std::vector<IndependentPart> parts_;
    /// Whether all elements of a coset can be weighed.
    bool countable_;
};

} // namespace

std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses, std::uint64_t seed,
                                   const SearchContext& context) {
    if (presses < 0 || presses > family.cells()) return std::nullopt;
    const double bytes = drawMemory(family);
    SearchClock clock(context);
    const MemoryShare needed(clock, bytes);
    if (!needed.granted()) return std::nullopt;
    SearchContext further = context;
    further.budget.memory -= static_cast<std::int64_t>(bytes);
    return Draw(family, seed, further, clock).run(presses);
}

} // namespace flip
