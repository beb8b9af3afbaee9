#include "core/explain/parity.h"

namespace flip {

PressParity tryPress(const Rule& rule, const Grid& witness, Cell pressed) {
    PressParity press{pressed, {}};
    rule.forEachFlipped(pressed, [&](Cell flipped) {
        if (witness.test(flipped)) press.flipped.push_back(flipped);
    });
    return press;
}

} // namespace flip
