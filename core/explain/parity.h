#pragma once

#include "core/solve/outcome.h"

#include <vector>

namespace flip {

/// One line of the proof by a parity witness: a press, and the cells of the witness that it flips. Their
/// number is even for every press, so no press changes whether an even or an odd number of the witness's
/// pieces must still flip.
struct PressParity {
    Cell pressed;
    /// In reading order.
    std::vector<Cell> flipped;

    friend bool operator==(const PressParity&, const PressParity&) = default;
};

/// Tries the press of one cell. O(1) for a pattern.
[[nodiscard]] PressParity tryPress(const Rule& rule, const Grid& witness, Cell pressed);

} // namespace flip
