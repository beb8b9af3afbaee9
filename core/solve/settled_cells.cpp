#include "core/solve/settled_cells.h"

#include "core/solve/word_basis.h"

#include <bit>
#include <cmath>

namespace flip {

namespace {

using Word = SettledCells::Word;

/// pressesOf[q]: the presses that flip piece q.
std::vector<Word> pressesOf(const PackedPuzzle& puzzle) {
    std::vector<Word> presses(puzzle.masks.size());
    for (std::size_t p = 0; p < puzzle.masks.size(); ++p) {
        for (Word rest = puzzle.masks[p]; rest != 0; rest &= rest - 1) {
            presses[static_cast<std::size_t>(std::countr_zero(rest))] |= Word{1} << p;
        }
    }
    return presses;
}

std::vector<Word> settledBefore(const PackedPuzzle& puzzle) {
    std::vector<Word> before(puzzle.masks.size() + 1, puzzle.full);
    for (std::size_t p = puzzle.masks.size(); p-- > 0;) before[p] = before[p + 1] & ~puzzle.masks[p];
    return before;
}

} // namespace

// The press sets over the first p cells that survive are the solutions of one linear equation for every
// settled piece: the presses that flip it, all of them among the first p, add up to what it needs. With r
// independent equations there are 2^(p − r) of them for one colour, or none. That is the width of the search
// at cell p, and it is known before the search begins.
SettledCells::SettledCells(const PackedPuzzle& puzzle) : before(settledBefore(puzzle)) {
    const std::vector<Word> presses = pressesOf(puzzle);
    WordBasis equations;
    int free = 0;
    double branches = 0;
    Word known = 0;
    for (int p = 0; p < puzzle.cells; ++p) {
        for (Word rest = at(p) & ~known; rest != 0; rest &= rest - 1) {
            if (equations.add(presses[static_cast<std::size_t>(std::countr_zero(rest))])) --free;
        }
        known = at(p);
        branches += std::exp2(free);
        // A press that flips nothing is never tried.
        if (puzzle.masks[static_cast<std::size_t>(p)] != 0) ++free;
    }
    const auto colours = static_cast<double>(coloursOf(puzzle.goal).size());
    log2Branches = puzzle.cells == 0 ? 0 : std::log2(branches * colours);
}

} // namespace flip
