#include "core/generate/random_puzzle.h"

#include "core/base/index.h"
#include "core/base/random.h"

#include <utility>

namespace flip {

namespace {

/// One random bit for each cell in reading order.
Grid randomPresses(Size size, Random& random) {
    Grid presses(size);
    std::uint64_t coins = 0;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        if (i % 64 == 0) coins = random.next();
        if ((coins >> (i % 64)) & 1U) presses.set(cellAt(size, i));
    }
    return presses;
}

} // namespace

Puzzle randomPuzzle(const Rule& rule, Goal goal, std::uint64_t seed) {
    // At most half of the press sets lead to a solved board, unless all of them do.
    constexpr int attempts = 64;
    Random random(seed);
    const auto colours = coloursOf(goal);
    const Colour colour = colours[asIndex(random.below(colours.size()))];
    Puzzle puzzle{rule, Grid(rule.size()), std::move(goal)};
    // What must flip on a white board is black on the solved one.
    const Grid solved = puzzle.toFlip(colour);
    puzzle.board = solved;
    // No press makes another board.
    if (rule.pattern() == Pattern(0)) return puzzle;
    for (int i = 0; i < attempts && puzzle.solved(); ++i) {
        puzzle.board = solved ^ rule.flippedBy(randomPresses(rule.size(), random));
    }
    return puzzle;
}

} // namespace flip
