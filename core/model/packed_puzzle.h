#pragma once

#include "core/model/puzzle.h"

#include <cstdint>
#include <vector>

namespace flip {

/// A puzzle of at most 64 cells as words, for the published searches: a board is one word, a press is one XOR
/// with a mask. Bits are numbered as in Grid::packed(). A target is taken off: see Puzzle::withoutTarget().
struct PackedPuzzle {
    using Word = Grid::Word;

    Size size;
    int cells = 0;
    /// One bit for every cell: the all-black board.
    Word full = 0;
    Word board = 0;
    /// masks[p] is what a press on cell p flips.
    std::vector<Word> masks;
    /// White, Black or Either.
    Goal::Kind goal = Goal::Either;

    /// Throws std::logic_error when the puzzle has more than 64 cells; ask fits() first. O(cells).
    explicit PackedPuzzle(const Puzzle& puzzle);

    [[nodiscard]] static bool fits(Size size) { return size.cells() <= maxPackedCells; }

    /// The pieces that must flip to make every piece `colour`.
    [[nodiscard]] Word toFlip(Colour colour) const { return colour == Colour::White ? board : board ^ full; }

    /// The colour that all pieces of this board show, if they show one and it fulfils the goal.
    [[nodiscard]] std::optional<Colour> reached(Word current) const {
        if (current == 0 && goal != Goal::Black) return Colour::White;
        if (current == full && goal != Goal::White) return Colour::Black;
        return std::nullopt;
    }
};

} // namespace flip
