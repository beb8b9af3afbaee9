#include "core/solve/methods/row_backtracking.h"

#include "core/base/search_clock.h"
#include "core/solve/methods/best_so_far.h"
#include "core/solve/methods/decision_order.h"
#include "core/solve/refusals.h"
#include "core/solve/trace/recorder.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

// Backtracking row by row, the way to solve UVA 10318: go through the cells in reading order (by columns on a
// wide board) and decide for each whether to press it. Once a row is decided, the row above it can no longer
// change; if a light there is still wrong, backtrack.
//
// The published program checks a row when the next one is complete, and prints the first press set that
// works, which is not the smallest in 208 of the 7,359 solvable panels. Ours checks after every cell each
// piece that no later press flips (decision_order.h), and continues after the first answer: branch and bound.
// A branch ends when its presses, plus the fewest that could flip all pieces that are still wrong (each flips
// at most m), are no fewer than those of the best answer so far.

namespace flip {

namespace {

using Word = PackedPuzzle::Word;
using Kind = TraceEvent::Kind;
using Why = TraceEvent::Why;

/// 2^30 branches take a few seconds.
constexpr int log2BacktrackingLimit = 30;

template <class Recorder>
class RowBacktracking {
  public:
    RowBacktracking(const Puzzle& puzzle, const SearchContext& context, Recorder recorder)
        : recorder_(recorder), puzzle_(puzzle), order_(puzzle_), clock_(context),
          wantsWhite_(puzzle_.goal != Goal::Black), wantsBlack_(puzzle_.goal != Goal::White),
          mostForWhite_(puzzle_.cells), mostForBlack_(puzzle_.cells) {
        for (const Word mask : puzzle_.masks) mostFlips_ = std::max(mostFlips_, std::popcount(mask));
    }

    Outcome run(const Puzzle& puzzle) {
        decide(0, puzzle_.board);
        if (clock_.stopped()) return {bestSoFar(puzzle, found_, *clock_.stopped()), cost()};
        if (found_) return {*found_, cost()};
        return {Impossible{}, cost()};
    }

  private:
    [[nodiscard]] Cost cost() const { return clock_.cost(DecisionOrder::memory(puzzle_.size)); }

    /// Decides the cells of all steps from this one on. False when the clock has stopped the search.
    bool decide(int step, Word board) {
        const bool white = wantsWhite_ && order_.allowsWhite(step, board);
        const bool black = wantsBlack_ && order_.allowsBlack(step, board);
        if (!white && !black) {
            record(Kind::Prune, order_.reason(step, board, wantsWhite_), Why::SettledPiece, step);
            return true;
        }
        const int blackPieces = std::popcount(board);
        const bool whiteInReach = white && presses_ + pressesFor(blackPieces) <= mostForWhite_;
        const bool blackInReach =
            black && presses_ + pressesFor(puzzle_.cells - blackPieces) <= mostForBlack_;
        if (!whiteInReach && !blackInReach) {
            record(Kind::Prune, TraceEvent::none, Why::NoBetter, step);
            return true;
        }
        if (step == puzzle_.cells) {
            keep(whiteInReach ? Colour::White : Colour::Black);
            return true;
        }
        return leave(step, board) && press(step, board);
    }

    bool leave(int step, Word board) {
        if (!clock_.count([this] { return share(); })) return false;
        record(Kind::Leave, order_[step].cell);
        return decide(step + 1, board);
    }

    bool press(int number, Word board) {
        const DecisionOrder::Step& step = order_[number];
        // A press that flips nothing is in no optimal press set.
        if (step.flips == 0) return true;
        if (!clock_.count([this] { return share(); })) return false;
        pressed_ ^= step.press;
        ++presses_;
        record(Kind::Press, step.cell);
        const bool goOn = decide(number + 1, board ^ step.flips);
        pressed_ ^= step.press;
        --presses_;
        record(Kind::TakeBack, step.cell);
        return goOn;
    }

    void keep(Colour colour) {
        found_ = Optimal{Grid::fromPacked(puzzle_.size, pressed_), colour};
        record(Kind::Found);
        // From now on, only fewer presses are useful, or equally many for white instead of black.
        mostForBlack_ = presses_ - 1;
        mostForWhite_ = colour == Colour::White ? presses_ - 1 : presses_;
    }

    [[nodiscard]] int pressesFor(int pieces) const {
        return mostFlips_ == 0 ? 0 : (pieces + mostFlips_ - 1) / mostFlips_;
    }

    /// Leaving a cell comes first: the decisions read as a binary fraction.
    [[nodiscard]] double share() const {
        double sum = 0;
        for (int i = 0; i < puzzle_.cells; ++i) {
            if ((pressed_ & order_[i].press) != 0) sum += std::exp2(-1 - i);
        }
        return sum;
    }

    void record(Kind kind, int cell = TraceEvent::none, Why why = Why::None, int step = 0) const {
        recorder_.add({.presses = pressed_,
                       .nodes = clock_.nodes(),
                       .cell = static_cast<std::uint16_t>(cell),
                       .other = static_cast<std::uint16_t>(order_.decidedBefore(step)),
                       .level = static_cast<std::uint16_t>(presses_),
                       .kind = kind,
                       .why = why});
    }

    [[no_unique_address]] Recorder recorder_;
    PackedPuzzle puzzle_;
    DecisionOrder order_;
    SearchClock clock_;
    bool wantsWhite_;
    bool wantsBlack_;
    /// The most presses with which an answer of this colour is useful; −1 if none is.
    int mostForWhite_;
    int mostForBlack_;
    int mostFlips_ = 0;
    Word pressed_ = 0;
    int presses_ = 0;
    std::optional<Optimal> found_;
};

} // namespace

std::optional<TooLarge> rowBacktrackingRefuses(const Puzzle& puzzle, const Budget& budget) {
    if (auto refused = refuseAboveCells(puzzle, maxPackedCells)) return refused;
    const auto memory = static_cast<double>(DecisionOrder::memory(puzzle.size()));
    if (auto refused = refuseAboveMemory(memory, budget.memory)) return refused;
    return refuseAboveBranches(DecisionOrder(PackedPuzzle(puzzle)).log2Branches(), log2BacktrackingLimit);
}

Outcome searchByRowBacktracking(const Puzzle& puzzle, const SearchContext& context) {
    return withRecorder(puzzle, context, [&](auto recorder) {
        return RowBacktracking(puzzle, context, recorder).run(puzzle);
    });
}

} // namespace flip
