#pragma once

#include "core/base/cost.h"
#include "core/base/obstacle.h"
#include "core/base/stopped.h"
#include "core/model/puzzle.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace flip {

/// A press set with the fewest presses, proven. White stands for a target, here and below.
struct Optimal {
    Grid presses;
    Colour reached = Colour::White;
    /// Whether the search ended before it was known which of several optimal press sets comes first (ties.h);
    /// that none is smaller was known by then.
    bool mayNotBeFirst = false;
    /// Whether it is proven by the way that no other press set, for any colour of the goal, is as small.
    bool isOnly = false;
};

/// Whether no other press set is as small; of a finished board there is only one.
[[nodiscard]] inline bool isOnlyOne(const Optimal& optimal) {
    return optimal.isOnly || optimal.presses.none();
}

/// A press set that solves the puzzle, not proven to be minimal.
struct Unproven {
    Grid presses;
    Colour reached = Colour::White;
    /// Proven: no press set with fewer presses solves it.
    std::int64_t lowerBound = 0;
    Obstacle obstacle = {};
};

/// A parity witness: a set of cells of which every press flips an even number, while an odd number of them
/// must still flip. So the colour `against` (Either: both colours; White also for a target) cannot be
/// reached.
struct Witness {
    Grid cells;
    Goal::Kind against = Goal::Either;
};

/// No press set reaches the goal. Together the witnesses refute every colour of the goal. Our methods give a
/// single witness that refutes them all; there always is one (witness.cpp).
struct Impossible {
    std::vector<Witness> witnesses;
};

/// The method refused this puzzle; nothing was searched and no memory was taken.
struct TooLarge {
    /// The limit, as a sentence for a person: "takes boards of up to 64 cells; this one has 81".
    std::string limit;
};

using Answer = std::variant<Optimal, Unproven, Impossible, Stopped, TooLarge>;

/// The presses of an answer that solves the puzzle; null if there are none.
[[nodiscard]] inline const Grid* pressesOf(const Answer& answer) {
    if (const auto* optimal = std::get_if<Optimal>(&answer)) return &optimal->presses;
    const auto* unproven = std::get_if<Unproven>(&answer);
    return unproven == nullptr ? nullptr : &unproven->presses;
}

/// The result of a method.
struct Outcome {
    Answer answer;
    Cost cost;
};

} // namespace flip
