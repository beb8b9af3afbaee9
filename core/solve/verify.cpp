#include "core/solve/verify.h"

#include <algorithm>

namespace flip {

namespace {

bool refutesColour(const Puzzle& puzzle, const Grid& cells, Colour colour) {
    return (puzzle.toFlip(colour) & cells).count() % 2 == 1;
}

bool everyPressFlipsEvenlyMany(const Rule& rule, const Grid& cells) {
    const Size size = rule.size();
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        bool odd = false;
        rule.forEachFlipped(cellAt(size, i), [&](Cell flipped) { odd ^= cells.test(flipped); });
        if (odd) return false;
    }
    return true;
}

bool everyColourRefuted(const Puzzle& puzzle, const std::vector<Witness>& witnesses) {
    const auto speaksAgainst = [](const Witness& witness, Colour colour) {
        const auto against = coloursOf(witness.against);
        return std::find(against.begin(), against.end(), colour) != against.end();
    };
    const auto wanted = coloursOf(puzzle.goal);
    return std::all_of(wanted.begin(), wanted.end(), [&](Colour colour) {
        return std::any_of(witnesses.begin(), witnesses.end(),
                           [&](const Witness& witness) { return speaksAgainst(witness, colour); });
    });
}

} // namespace

std::optional<Colour> colourReached(const Puzzle& puzzle, const Grid& presses) {
    if (presses.size() != puzzle.size()) return std::nullopt;
    Puzzle played = puzzle;
    for (const Cell cell : presses.setCells()) {
        played.rule.forEachFlipped(cell, [&](Cell flipped) { played.board.flip(flipped); });
    }
    return played.solved() ? played.uniformColour() : std::nullopt;
}

bool refutes(const Puzzle& puzzle, const Witness& witness) {
    if (witness.cells.size() != puzzle.size()) return false;
    const auto against = coloursOf(witness.against);
    return std::all_of(against.begin(), against.end(),
                       [&](Colour colour) { return refutesColour(puzzle, witness.cells, colour); }) &&
           everyPressFlipsEvenlyMany(puzzle.rule, witness.cells);
}

bool verify(const Puzzle& puzzle, const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) {
        return colourReached(puzzle, optimal->presses) == optimal->reached;
    }
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        return unproven->lowerBound <= unproven->presses.count() &&
               colourReached(puzzle, unproven->presses) == unproven->reached;
    }
    if (const auto* impossible = std::get_if<Impossible>(&answer)) {
        return everyColourRefuted(puzzle, impossible->witnesses) &&
               std::all_of(impossible->witnesses.begin(), impossible->witnesses.end(),
                           [&](const Witness& witness) { return refutes(puzzle, witness); });
    }
    return true;
}

} // namespace flip
