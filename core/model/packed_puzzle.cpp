#include "core/model/packed_puzzle.h"

namespace flip {

PackedPuzzle::PackedPuzzle(const Puzzle& puzzle)
    : size(puzzle.size()), cells(static_cast<int>(size.cells())), full(Grid::filled(size).packed()),
      board(puzzle.board.packed()), goal(puzzle.goal) {
    masks.reserve(static_cast<std::size_t>(cells));
    for (int p = 0; p < cells; ++p) {
        Word mask = 0;
        puzzle.rule.forEachFlipped(cellAt(size, p),
                                   [&](Cell flipped) { mask |= Word{1} << indexOf(size, flipped); });
        masks.push_back(mask);
    }
}

} // namespace flip
