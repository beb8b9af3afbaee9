#pragma once

#include "core/model/packed_puzzle.h"
#include "core/solve/trace/search_trace.h"

#include <bit>
#include <vector>

namespace flip {

/// The order in which a search decides the cells one by one, and what it knows after each decision: row by
/// row, or column by column where that leaves fewer branches.
///
/// A piece is settled once every press that flips it has been decided: from then on it cannot change, so a
/// settled piece of the wrong colour ends the branch. With the plus pattern the piece above a cell is settled
/// as soon as the cell is decided.
class DecisionOrder {
  public:
    using Word = PackedPuzzle::Word;

    /// One decision.
    struct Step {
        int cell = 0;
        /// The bit of this cell.
        Word press = 0;
        /// What its press flips.
        Word flips = 0;
        /// The pieces that are settled before this decision.
        Word settled = 0;
    };

    explicit DecisionOrder(const PackedPuzzle& puzzle);

    /// The bytes of a search by an order: of the puzzle, of the order, and of the other one that it is
    /// compared with.
    [[nodiscard]] static std::int64_t memory(Size size);

    /// One step for each cell, and one more at the end, before which all pieces are settled.
    [[nodiscard]] const Step& operator[](int number) const {
        return steps_[static_cast<std::size_t>(number)];
    }

    /// The cell that was decided last when this step is next; TraceEvent::none before the first step.
    [[nodiscard]] int decidedBefore(int step) const {
        return step == 0 ? TraceEvent::none : (*this)[step - 1].cell;
    }

    /// The inverse of decidedBefore(). O(cells).
    [[nodiscard]] int stepAfter(int cell) const;

    /// An upper bound on the branches, summed over all steps, as a power of two (see the source).
    [[nodiscard]] double log2Branches() const { return log2Branches_; }

    /// Whether the settled pieces still allow white (or black) when this step is next.
    [[nodiscard]] bool allowsWhite(int step, Word board) const {
        return (board & (*this)[step].settled) == 0;
    }

    [[nodiscard]] bool allowsBlack(int step, Word board) const {
        return (~board & (*this)[step].settled) == 0;
    }

    /// The first settled piece that rules out white (or black) when this step is next; there must be one.
    [[nodiscard]] int reason(int step, Word board, bool white) const {
        return std::countr_zero((*this)[step].settled & (white ? board : ~board));
    }

  private:
    DecisionOrder(const PackedPuzzle& puzzle, bool byRows);

    std::vector<Step> steps_;
    double log2Branches_ = 0;
};

} // namespace flip
