#include "core/explain/parity.h"

namespace flip {

PressParity tryPress(const Rule& rule, const Grid& witness, Cell pressed) {
    PressParity press{pressed, {}};
    rule.forEachFlipped(pressed, [&](Cell flipped) {
        if (witness.test(flipped)) press.flipped.push_back(flipped);
    });
    return press;
}

std::vector<PressParity> tryEveryPress(const Rule& rule, const Grid& witness) {
    const Size size = rule.size();
    std::vector<PressParity> presses;
    presses.reserve(static_cast<std::size_t>(size.cells()));
    for (std::int64_t i = 0; i < size.cells(); ++i)
        presses.push_back(tryPress(rule, witness, cellAt(size, i)));
    return presses;
}

std::vector<Cell> stillToFlip(const Puzzle& puzzle, const Grid& witness, Colour colour) {
    return (puzzle.toFlip(colour) & witness).setCells();
}

} // namespace flip
