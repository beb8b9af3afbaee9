#include "core/solve/methods/deepening.h"

#include "core/base/search_clock.h"
#include "core/solve/methods/binomial.h"
#include "core/solve/methods/decision_order.h"
#include "core/solve/methods/wanted_colours.h"
#include "core/solve/refusals.h"
#include "core/solve/trace/recorder.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

// Iterative deepening, as many solutions of POJ 1753 do it: look for an answer of 0 presses, then of 1, of 2,
// and so on, each time by depth-first search with backtracking over the cells in reading order. A press
// changes the board, the search goes on with the cells after it, and the same press undoes it. Since order
// does not matter and pressing twice does nothing, every press set is tried once per limit, and the first
// that works is the smallest.
//
// The published program follows every branch to its end. Ours gives up a branch
//   - when a settled piece has the wrong colour (decision_order.h), and
//   - when too many pieces are left: if a press flips at most m pieces, no more than m times the number of
//   remaining presses can still flip.
// Neither loses an answer. Both colours are looked for in the same search; white is preferred among equals.

namespace flip {

namespace {

using Word = PackedPuzzle::Word;
using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// 2^28 branches per limit, and half as many limits as cells: about ten seconds at worst.
constexpr int log2DeepeningLimit = 28;

template <class Recorder>
class Deepening {
  public:
    Deepening(const Puzzle& puzzle, const SearchContext& context, Recorder recorder)
        : recorder_(recorder), puzzle_(puzzle), order_(puzzle_), clock_(context), wanted_(puzzle_.goal) {
        for (const Word mask : puzzle_.masks) mostFlips_ = std::max(mostFlips_, std::popcount(mask));
    }

    Outcome run() {
        for (limit_ = 0; limit_ <= puzzle_.cells; ++limit_) {
            record(Kind::Level);
            const bool ended = descend(0, limit_, puzzle_.board);
            if (found_) return {*found_, cost()};
            if (ended) return {*clock_.stopped(), cost()};
        }
        return {Impossible{}, cost()};
    }

  private:
    [[nodiscard]] Cost cost() const { return clock_.cost(DecisionOrder::memory(puzzle_.size)); }

    /// Tries every way to press `left` more cells, none before step `from`. True when the search is over.
    bool descend(int from, int left, Word board) {
        if (left == 0) return finish(board);
        if (tooManyLeft(board, left)) return false;
        for (int i = from; i <= puzzle_.cells - left && !hopeless(i, board); ++i) {
            const DecisionOrder::Step& step = order_[i];
            // A press that flips nothing is in no optimal press set.
            if (step.flips == 0) continue;
            if (!clock_.count([this] { return share(); })) return true;
            presses_ ^= step.press;
            record(Kind::Press, step.cell);
            if (descend(i + 1, left - 1, board ^ step.flips)) return true;
            presses_ ^= step.press;
            record(Kind::TakeBack, step.cell);
        }
        return false;
    }

    bool finish(Word board) {
        if (const auto colour = wanted_.take(puzzle_, board)) {
            found_ = Optimal{Grid::fromPacked(puzzle_.size, presses_), *colour};
            record(Kind::Found);
        }
        return wanted_.none();
    }

    [[nodiscard]] bool hopeless(int step, Word board) const {
        const bool open = (wanted_.white && order_.allowsWhite(step, board)) ||
                          (wanted_.black && order_.allowsBlack(step, board));
        if (!open) record(Kind::Prune, order_.reason(step, board, wanted_.white), Why::SettledPiece, step);
        return !open;
    }

    [[nodiscard]] bool tooManyLeft(Word board, int left) const {
        const int black = std::popcount(board);
        const int reach = mostFlips_ * left;
        const bool open =
            (wanted_.white && black <= reach) || (wanted_.black && puzzle_.cells - black <= reach);
        if (!open) record(Kind::Prune, TraceEvent::none, Why::TooManyLeft);
        return !open;
    }

    void record(Kind kind, int cell = TraceEvent::none, Why why = Why::None, int step = 0) const {
        recorder_.add({.presses = presses_,
                       .nodes = clock_.nodes(),
                       .cell = static_cast<std::uint16_t>(cell),
                       .other = static_cast<std::uint16_t>(order_.decidedBefore(step)),
                       .level = static_cast<std::uint16_t>(limit_),
                       .kind = kind,
                       .why = why});
    }

    /// The position of the current press set among all, in the order of this search.
    [[nodiscard]] double share() const {
        double before = 0;
        for (int size = 0; size < limit_; ++size) before += binomial(puzzle_.cells, size);
        int left = limit_;
        // Those that agree with it before its next pressed cell, and then press an earlier one.
        double skipped = 0;
        for (int i = 0; i < puzzle_.cells; ++i) {
            if ((presses_ & order_[i].press) == 0) {
                skipped += binomial(puzzle_.cells - 1 - i, left - 1);
                continue;
            }
            before += skipped;
            skipped = 0;
            --left;
        }
        return before / std::exp2(puzzle_.cells);
    }

    [[no_unique_address]] Recorder recorder_;
    PackedPuzzle puzzle_;
    DecisionOrder order_;
    SearchClock clock_;
    WantedColours wanted_;
    int mostFlips_ = 0;
    int limit_ = 0;
    Word presses_ = 0;
    std::optional<Optimal> found_;
};

} // namespace

std::optional<TooLarge> deepeningRefuses(const Puzzle& puzzle, const Budget& budget) {
    if (auto refused = refuseAboveCells(puzzle, maxPackedCells)) return refused;
    const auto memory = static_cast<double>(DecisionOrder::memory(puzzle.size()));
    if (auto refused = refuseAboveMemory(memory, budget.memory)) return refused;
    return refuseAboveBranches(DecisionOrder(PackedPuzzle(puzzle)).log2Branches(), log2DeepeningLimit);
}

Outcome searchByDeepening(const Puzzle& puzzle, const SearchContext& context) {
    return withRecorder(puzzle, context,
                        [&](auto recorder) { return Deepening(puzzle, context, recorder).run(); });
}

} // namespace flip
