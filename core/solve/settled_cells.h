#pragma once

#include "core/model/packed_puzzle.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace flip {

/// What a search that decides the cells one by one, in reading order, knows after each decision.
///
/// A piece is settled once every press that flips it has been decided: from then on it cannot change, so a
/// settled piece of the wrong colour ends the branch. With the plus pattern the piece above a cell is settled
/// as soon as the cell is decided.
struct SettledCells {
    using Word = PackedPuzzle::Word;

    /// before[p]: the pieces that no press on a cell p, p + 1, … flips; before[cells] is the whole board.
    std::vector<Word> before;
    /// How many branches reach a cell at the most, summed over all cells, as a power of two (see the source).
    double log2Branches = 0;

    explicit SettledCells(const PackedPuzzle& puzzle);

    /// Whether the settled pieces leave white (or black) within reach when cell p is up next.
    [[nodiscard]] bool allowWhite(int p, Word board) const { return (board & at(p)) == 0; }

    [[nodiscard]] bool allowBlack(int p, Word board) const { return (board & at(p)) == at(p); }

    /// The first settled piece that rules out white (or black) when cell p is up next; there has to be one.
    [[nodiscard]] int reason(int p, Word board, bool white) const {
        return std::countr_zero(at(p) & (white ? board : ~board));
    }

  private:
    [[nodiscard]] Word at(int p) const { return before[static_cast<std::size_t>(p)]; }
};

} // namespace flip
