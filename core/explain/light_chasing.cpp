#include "core/explain/light_chasing.h"

#include <stdexcept>
#include <utility>

namespace flip {

namespace {

constexpr int mostColumns = 16;

void requirePlus(const Rule& rule) {
    if (!canChaseLights(rule))
        throw std::invalid_argument("lights are chased for the plus on a board with edges");
}

} // namespace

bool canChaseLights(const Rule& rule) {
    return rule.pattern() == Pattern::plus() && rule.edges() == Edges::Clipped;
}

Chase chaseLights(const Puzzle& puzzle, Colour colour) {
    requirePlus(puzzle.rule);
    Puzzle chased = puzzle;
    Grid presses(puzzle.size());
    // No later press reaches the row above again, so every row that has been put right stays so.
    for (int row = 1; row < puzzle.size().rows; ++row) {
        for (int column = 0; column < puzzle.size().columns; ++column) {
            if (!chased.mustFlip({row - 1, column}, colour)) continue;
            presses.set({row, column});
            chased.press({row, column});
        }
    }
    return {std::move(presses), chased.toFlip(colour)};
}

std::vector<Chase> chaseFromEveryFirstRow(const Puzzle& puzzle, Colour colour) {
    const int columns = puzzle.size().columns;
    if (columns > mostColumns) throw std::invalid_argument("too many first rows to try them all");
    std::vector<Chase> chases;
    chases.reserve(std::size_t{1} << static_cast<unsigned>(columns));
    for (unsigned choice = 0; choice < 1U << static_cast<unsigned>(columns); ++choice) {
        Puzzle pressed = puzzle;
        Grid firstRow(puzzle.size());
        for (int column = 0; column < columns; ++column) {
            if (((choice >> static_cast<unsigned>(column)) & 1U) == 0) continue;
            firstRow.set({0, column});
            pressed.press({0, column});
        }
        Chase& chase = chases.emplace_back(chaseLights(pressed, colour));
        chase.presses ^= firstRow;
    }
    return chases;
}

} // namespace flip
