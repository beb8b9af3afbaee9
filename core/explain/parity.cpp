#include "core/explain/parity.h"

namespace flip {

PressParity tryPress(const Rule& rule, const Grid& witness, Cell pressed) {
    PressParity press{pressed, {}};
    rule.forEachFlipped(pressed, [&](Cell flipped) {
        if (witness.test(flipped)) press.flipped.push_back(flipped);
    });
    return press;
}

std::vector<Cell> stillToFlip(const Puzzle& puzzle, const Grid& witness, Colour colour) {
    return (puzzle.toFlip(colour) & witness).setCells();
}

} // namespace flip
