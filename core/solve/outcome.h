#pragma once

#include "core/base/cost.h"
#include "core/base/stopped.h"
#include "core/model/puzzle.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace flip {

/// The fewest presses, proven.
struct Optimal {
    Grid presses;
    Colour reached = Colour::White;
};

/// A press set that solves, not proven to be the smallest.
struct Unproven {
    Grid presses;
    Colour reached = Colour::White;
    /// Proven: no press set with fewer presses solves.
    std::int64_t lowerBound = 0;
};

/// A set of cells of which every press flips an even number, and of which the board has an odd number still
/// to flip: the goal colour `against` (Either: white and black alike) cannot be reached.
struct Witness {
    Grid cells;
    Goal against = Goal::Either;
};

/// No press set reaches the goal. The witnesses together refute every colour of the goal. Our
/// methods give a single one, which refutes them all: there always is such a one (witness.cpp).
struct Impossible {
    std::vector<Witness> witnesses;
};

/// The method does not take this puzzle; nothing was searched and no memory was taken.
struct TooLarge {
    /// The limit, as a sentence for a person: "takes boards of up to 64 cells; this one has 81".
    std::string limit;
};

using Answer = std::variant<Optimal, Unproven, Impossible, Stopped, TooLarge>;

/// Everything that a method says.
struct Outcome {
    Answer answer;
    Cost cost;
};

} // namespace flip
