#pragma once

#include "core/model/puzzle.h"

#include <array>
#include <cstdint>
#include <optional>

namespace flip {

/// One proof of the fewest presses, in processor seconds.
struct Proof {
    std::int64_t presses = 0;
    double seconds = 0;
};

/// A way to the lightest element of a coset, of which `algebra` chooses one for each independent part.
struct OwnWay {
    const char* name;
    /// The proof by this way alone, in this process and one thread. Nothing if it can't be had this way, or
    /// within so many seconds: one that would take far longer by estimate is not begun. The goal has to be
    /// white.
    std::optional<Proof> (*prove)(const Puzzle& puzzle, double mostSeconds);
};

[[nodiscard]] const std::array<OwnWay, 3>& ownWays();

} // namespace flip
