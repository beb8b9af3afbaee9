#include "core/model/packed_puzzle.h"

namespace flip {

PackedPuzzle::PackedPuzzle(const Puzzle& puzzle)
    : size(puzzle.size()), cells(static_cast<int>(size.cells())), board(puzzle.board.packed()),
      masks(puzzle.rule.packedMasks()), goal(puzzle.goal.kind()) {
    full = cells == 0 ? 0 : ~Word{0} >> (Grid::wordBits - cells);
    if (const Grid* target = puzzle.goal.target()) {
        board ^= target->packed();
        goal = Goal::White;
    }
}

} // namespace flip
