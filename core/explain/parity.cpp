#include "core/explain/parity.h"

namespace flip {

std::vector<PressParity> tryEveryPress(const Rule& rule, const Grid& witness) {
    const Size size = rule.size();
    std::vector<PressParity> presses;
    presses.reserve(static_cast<std::size_t>(size.cells()));
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        PressParity& press = presses.emplace_back(PressParity{cellAt(size, i), {}});
        rule.forEachFlipped(press.pressed, [&](Cell flipped) {
            if (witness.test(flipped)) press.flipped.push_back(flipped);
        });
    }
    return presses;
}

std::vector<Cell> stillToFlip(const Puzzle& puzzle, const Grid& witness, Colour colour) {
    return (puzzle.toFlip(colour) & witness).setCells();
}

} // namespace flip
