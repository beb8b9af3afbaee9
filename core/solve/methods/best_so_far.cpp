#include "core/solve/methods/best_so_far.h"

#include <algorithm>
#include <utility>

namespace flip {

namespace {

/// The most pieces that a press flips, at least 1.
std::int64_t mostFlipped(const Rule& rule) {
    // A pattern flips nowhere more than away from the edges, and there the same everywhere.
    const Size size = rule.size();
    const Size first = rule.pattern() ? Size{std::min(size.rows, 2), std::min(size.columns, 2)} : size;
    std::int64_t most = 1;
    for (std::int64_t i = 0; i < first.cells(); ++i) {
        std::int64_t flipped = 0;
        rule.forEachFlipped(cellAt(first, i), [&](Cell) { ++flipped; });
        most = std::max(most, flipped);
    }
    return most;
}

} // namespace

std::int64_t leastPresses(const Rule& rule, std::int64_t piecesToFlip) {
    const std::int64_t most = mostFlipped(rule);
    return (piecesToFlip + most - 1) / most;
}

std::int64_t leastPresses(const Puzzle& puzzle) {
    std::int64_t pieces = puzzle.size().cells();
    for (const Colour colour : coloursOf(puzzle.goal))
        pieces = std::min(pieces, puzzle.toFlip(colour).count());
    return leastPresses(puzzle.rule, pieces);
}

Answer bestSoFar(Optimal found, std::int64_t lowerBound) {
    if (found.presses.count() > lowerBound)
        return Unproven{std::move(found.presses), found.reached, lowerBound};
    found.mayNotBeFirst = true;
    return found;
}

Answer bestSoFar(const Puzzle& puzzle, const std::optional<Optimal>& found, Stopped stopped) {
    if (!found) return stopped;
    return bestSoFar(*found, leastPresses(puzzle));
}

} // namespace flip
