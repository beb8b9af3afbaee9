#include "core/explain/drawn_boards.h"

#include "core/generate/random.h"
#include "core/solve/equations.h"
#include "core/solve/minimum.h"
#include "core/solve/search_clock.h"

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

/// A set of so many cells, each set equally likely: the first ones of a shuffled list (R. A. Fisher, F.
/// Yates).
Grid randomSet(Size size, std::int64_t cells, std::vector<std::int64_t>& places, Random& random) {
    Grid grid(size);
    for (std::int64_t i = 0; i < cells; ++i) {
        const auto left = static_cast<std::uint64_t>(std::ssize(places) - i);
        std::swap(places[static_cast<std::size_t>(i)],
                  places[static_cast<std::size_t>(i) + random.below(left)]);
        grid.set(cellAt(size, places[static_cast<std::size_t>(i)]));
    }
    return grid;
}

/// Passes on the wish to stop; the progress of a single board is of no interest.
class StopOnly : public Monitor {
  public:
    explicit StopOnly(Monitor* monitor) : monitor_(monitor) {}

    void progressed(const Progress& /*progress*/) override {}

    bool stopRequested() override { return monitor_ != nullptr && monitor_->stopRequested(); }

  private:
    Monitor* monitor_;
};

/// The cells of the lightest element of presses + T, if that is proven within the budget.
std::optional<std::int64_t> lightestOf(const BoardFamily& family, const Grid& presses,
                                       const SearchContext& context) {
    SearchClock clock(context);
    const LightestElement lightest = lightestElement(family.alike(), {presses}, clock);
    if (!lightest.proven()) return std::nullopt;
    return lightest.lowerBound;
}

/// Some press set that solves a board for a colour of the goal, if there is one.
std::optional<Grid> anySolution(const BoardFamily& family, const Grid& board) {
    const Puzzle puzzle{family.rule(), board, family.goal()};
    std::vector<Grid> rightSides;
    for (const Colour colour : coloursOf(family.goal())) rightSides.push_back(puzzle.toFlip(colour));
    for (auto& presses : solveEquations(family.rule(), rightSides).solutions) {
        if (presses) return std::move(presses);
    }
    return std::nullopt;
}

/// What is left of a budget of time since `start`.
Budget restOf(Budget budget, std::chrono::steady_clock::time_point start) {
    if (budget.time == std::chrono::nanoseconds::max()) return budget;
    budget.time =
        std::max(budget.time - (std::chrono::steady_clock::now() - start), std::chrono::nanoseconds::zero());
    return budget;
}

} // namespace

std::variant<Atlas, Stopped, TooLarge> sampleOptima(const BoardFamily& family, int boards, std::uint64_t seed,
                                                    const SearchContext& context) {
    const auto start = std::chrono::steady_clock::now();
    StopOnly stop(context.monitor);
    Random random(seed);
    std::map<std::int64_t, std::uint64_t> counts;
    for (int drawn = 0; drawn < boards; ++drawn) {
        if (stop.stopRequested()) return Stopped{Stopped::Reason::Asked};
        const Budget rest = restOf(context.budget, start);
        const auto optimum = lightestOf(family, randomGrid(family.rule().size(), random), {rest, &stop});
        if (!optimum) break;
        ++counts[*optimum];
        if (context.monitor != nullptr) {
            context.monitor->progressed({static_cast<std::uint64_t>(drawn) + 1, (drawn + 1.0) / boards});
        }
    }
    if (stop.stopRequested()) return Stopped{Stopped::Reason::Asked};
    if (counts.empty()) return TooLarge{"cannot prove the fewest presses of a single board in this time"};
    Atlas atlas;
    atlas.exact = false;
    for (const auto& [presses, count] : counts) atlas.optima.push_back({presses, count});
    return atlas;
}

std::optional<std::int64_t> optimumOf(const BoardFamily& family, const Grid& board,
                                      const SearchContext& context) {
    const auto presses = anySolution(family, board);
    return presses ? lightestOf(family, *presses, context) : std::nullopt;
}

std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses, std::uint64_t seed,
                                   int attempts, const SearchContext& context) {
    const Size size = family.rule().size();
    if (presses > size.cells()) return std::nullopt;
    Random random(seed);
    std::vector<std::int64_t> places;
    for (std::int64_t i = 0; i < size.cells(); ++i) places.push_back(i);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (context.monitor != nullptr && context.monitor->stopRequested()) return std::nullopt;
        const Grid set = randomSet(size, presses, places, random);
        const auto optimum = lightestOf(family, set, context);
        if (!optimum) return std::nullopt;
        if (*optimum != presses) continue;
        Grid board = family.boardSolvedBy(set);
        const bool other = family.goal() == Goal::Either && random.below(2) == 1;
        return other ? board.complement() : board;
    }
    return std::nullopt;
}

std::optional<Grid> boardWithoutSolution(const BoardFamily& family, std::uint64_t seed) {
    if (!family.hasImpossible()) return std::nullopt;
    Random random(seed);
    for (;;) {
        Grid board = randomGrid(family.rule().size(), random);
        if (!anySolution(family, board)) return board;
    }
}

} // namespace flip
