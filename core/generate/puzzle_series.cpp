#include "core/generate/puzzle_series.h"

#include "core/base/random.h"
#include "core/generate/board_that_needs.h"
#include "core/generate/random_puzzle.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"

#include <algorithm>

namespace flip {

namespace {

/// How often a puzzle that is there already is drawn again.
constexpr int mostDrawsOfOne = 32;

/// The minimum of a puzzle, by its number from 0.
std::int64_t pressesOf(const SeriesOrder& order, int number) {
    const auto [from, to] = *order.presses;
    const std::int64_t minima = to - from + 1;
    // Each as often as the others; if there are more of them than puzzles, at equal distances.
    if (order.count == 1 || minima <= order.count) return from + minima * number / order.count;
    return from + (to - from) * number / (order.count - 1);
}

class Series {
  public:
    Series(const SeriesOrder& order, const SearchContext& context)
        : order_(order), stopOnly_(context.monitor), context_{context.budget, &stopOnly_},
          random_(order.seed) {}

    /// Looks at all boards, if only some will do.
    [[nodiscard]] std::optional<Stopped> begin() {
        if (!order_.presses) return std::nullopt;
        SearchClock clock(context_);
        family_ = BoardFamily::within(order_.rule, order_.goal, clock);
        return clock.stopped();
    }

    /// The next puzzle; nothing if there is none.
    std::optional<AnsweredPuzzle> next(const std::vector<AnsweredPuzzle>& before) {
        std::optional<Puzzle> puzzle;
        for (int i = 0; i < mostDrawsOfOne; ++i) {
            puzzle = draw(static_cast<int>(before.size()));
            if (!puzzle || std::ranges::find(before, *puzzle, &AnsweredPuzzle::puzzle) == before.end()) break;
        }
        if (!puzzle) return std::nullopt;
        Answer answer = solve(defaultMethod(), *puzzle, context_).answer;
        return AnsweredPuzzle{*std::move(puzzle), std::move(answer)};
    }

    [[nodiscard]] bool isStopped() { return stopOnly_.stopRequested(); }

  private:
    std::optional<Puzzle> draw(int number) {
        const std::uint64_t seed = random_.next();
        if (!order_.presses) return randomPuzzle(order_.rule, order_.goal, seed);
        auto board = boardThatNeeds(*family_, pressesOf(order_, number), seed, context_);
        return board ? std::optional(Puzzle{order_.rule, *std::move(board), order_.goal}) : std::nullopt;
    }

    const SeriesOrder& order_;
    StopOnly stopOnly_;
    SearchContext context_;
    /// Only where the number of presses is given.
    std::optional<BoardFamily> family_;
    Random random_;
};

} // namespace

Result<std::vector<AnsweredPuzzle>, SeriesProblem> puzzleSeries(const SeriesOrder& order,
                                                                const SearchContext& context) {
    Series series(order, context);
    if (const auto stopped = series.begin()) return SeriesProblem(*stopped);
    std::vector<AnsweredPuzzle> puzzles;
    for (int i = 0; i < order.count; ++i) {
        auto puzzle = series.next(puzzles);
        if (series.isStopped()) return SeriesProblem(Stopped{});
        if (!puzzle) return SeriesProblem(NoBoardNeeds{pressesOf(order, i)});
        puzzles.push_back(*std::move(puzzle));
        if (context.monitor != nullptr) context.monitor->progressed({0, (i + 1.0) / order.count});
    }
    return puzzles;
}

} // namespace flip
