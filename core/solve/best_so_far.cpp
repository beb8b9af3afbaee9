#include "core/solve/best_so_far.h"

#include <algorithm>

namespace flip {

std::int64_t leastPresses(const Puzzle& puzzle) {
    std::int64_t mostFlips = 1;
    for (std::int64_t i = 0; i < puzzle.size().cells(); ++i) {
        std::int64_t flips = 0;
        puzzle.rule.forEachFlipped(cellAt(puzzle.size(), i), [&](Cell) { ++flips; });
        mostFlips = std::max(mostFlips, flips);
    }
    std::int64_t pieces = puzzle.size().cells();
    for (const Colour colour : coloursOf(puzzle.goal))
        pieces = std::min(pieces, puzzle.toFlip(colour).count());
    return (pieces + mostFlips - 1) / mostFlips;
}

Answer bestSoFar(const Puzzle& puzzle, const std::optional<Optimal>& found, Stopped stopped) {
    if (!found) return stopped;
    return Unproven{found->presses, found->reached, leastPresses(puzzle)};
}

} // namespace flip
