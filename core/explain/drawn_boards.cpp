#include "core/explain/drawn_boards.h"

#include "core/base/memory_share.h"
#include "core/base/random.h"
#include "core/base/search_clock.h"
#include "core/solve/equations/equations.h"
#include "core/solve/lightest/lightest_element.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace flip {

namespace {

Grid randomGrid(Size size, Random& random) {
    Grid grid(size);
    for (int row = 0; row < grid.rows(); ++row) {
        for (Grid::Word& word : grid.row(row)) word = random.next();
        grid.row(row).back() &= grid.lastWordMask();
    }
    return grid;
}

/// A budget that is shared by many boards: what is left of its time is for the next one.
class SharedBudget {
  public:
    explicit SharedBudget(const SearchContext& context) : budget_(context.budget), stop_(context.monitor) {}

    /// Why no further board may be looked at.
    [[nodiscard]] std::optional<Stopped> stopped() {
        if (stop_.stopRequested()) return Stopped{Stopped::Reason::Asked};
        if (rest().time <= std::chrono::nanoseconds::zero()) return Stopped{Stopped::Reason::Time};
        return std::nullopt;
    }

    [[nodiscard]] SearchClock clock() { return SearchClock({rest(), &stop_}); }

  private:
    [[nodiscard]] Budget rest() const { return budget_.after(std::chrono::steady_clock::now() - start_); }

    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    Budget budget_;
    StopOnly stop_;
};

/// The lightest element of presses + T, if that is proven before the clock stops.
std::optional<Grid> lightestOf(const BoardFamily& family, const Grid& presses, SearchClock& clock) {
    // `presses` and what becomes of it: a representative, elements on the way, and the lightest one.
    const MemoryShare grids(clock, 6 * gridMemory(presses.size()));
    if (!grids.granted()) return std::nullopt;
    LightestElement lightest = lightestElement(family.alike(), {presses}, clock);
    if (!lightest.proven()) return std::nullopt;
    return std::move(lightest.element);
}

/// Some press set that solves a board for a colour of the goal, or nothing when there is none.
Result<std::optional<Grid>, Stopped> anySolution(const BoardFamily& family, const Grid& board,
                                                 SearchClock clock) {
    // The board and its copy, and what must flip and what flips it for each colour.
    const MemoryShare grids(clock, 6 * gridMemory(board.size()));
    if (!grids.granted()) return clock.stopped().value();
    const Puzzle puzzle{family.rule(), board, family.goal()};
    std::vector<Grid> rightSides;
    for (const Colour colour : coloursOf(family.goal())) rightSides.push_back(puzzle.toFlip(colour));
    auto equations = solveEquations(family.rule(), rightSides, 0, clock);
    if (!equations) return clock.stopped().value();
    for (auto& presses : equations->solutions) {
        if (presses) return std::move(presses);
    }
    return std::optional<Grid>();
}

} // namespace

std::variant<Atlas, Stopped, TooLarge> sampleOptima(const BoardFamily& family, int boards, std::uint64_t seed,
                                                    const SearchContext& context) {
    SharedBudget budget(context);
    Random random(seed);
    std::map<std::int64_t, std::uint64_t> counts;
    Atlas atlas;
    atlas.exact = false;
    if (gridMemory(family.rule().size()) > static_cast<double>(context.budget.memory))
        return Stopped{Stopped::Reason::Memory};
    for (int drawn = 0; drawn < boards; ++drawn) {
        SearchClock clock = budget.clock();
        auto lightest = lightestOf(family, randomGrid(family.rule().size(), random), clock);
        if (!lightest) break;
        const std::int64_t optimum = lightest->count();
        if (counts.empty() || optimum > counts.rbegin()->first) atlas.hardest = std::move(lightest);
        ++counts[optimum];
        if (context.monitor != nullptr) {
            context.monitor->progressed({static_cast<std::uint64_t>(drawn) + 1, (drawn + 1.0) / boards});
        }
        if (budget.stopped()) break;
    }
    const auto stopped = budget.stopped();
    if (stopped && stopped->reason == Stopped::Reason::Asked) return *stopped;
    if (counts.empty()) return TooLarge{"cannot prove the minimum of even one board in this time"};
    for (const auto& [presses, count] : counts) atlas.optima.push_back({presses, count});
    return atlas;
}

Result<std::optional<std::int64_t>, Stopped> optimumOf(const BoardFamily& family, const Grid& board,
                                                       const SearchContext& context) {
    SharedBudget budget(context);
    const auto presses = anySolution(family, board, budget.clock());
    if (!presses) return presses.error();
    if (!*presses) return std::optional<std::int64_t>();
    SearchClock clock = budget.clock();
    const auto lightest = lightestOf(family, **presses, clock);
    if (!lightest) return clock.stopped().value_or(Stopped{Stopped::Reason::Nodes});
    return std::optional(lightest->count());
}

std::optional<Grid> boardWithoutSolution(const BoardFamily& family, std::uint64_t seed,
                                         const SearchContext& context) {
    if (!family.hasImpossible()) return std::nullopt;
    SharedBudget budget(context);
    Random random(seed);
    while (!budget.stopped()) {
        Grid board = randomGrid(family.rule().size(), random);
        const auto presses = anySolution(family, board, budget.clock());
        if (!presses) break;
        if (!*presses) return board;
    }
    return std::nullopt;
}

} // namespace flip
