#pragma once

#include "core/model/cell.h"

#include <vector>

namespace flip {

/// Which side of a piece is up.
enum class Colour { White, Black };

[[nodiscard]] constexpr Colour opposite(Colour colour) {
    return colour == Colour::White ? Colour::Black : Colour::White;
}

/// One piece turning over.
struct Flip {
    Cell cell;
    /// The side that is up afterwards.
    Colour now = Colour::White;

    friend bool operator==(Flip, Flip) = default;
};

/// What one press flipped, in reading order. Puzzle::press returns it, so nobody needs to compare two boards;
/// a screen plays it forward, or backward for undo.
struct Transition {
    Cell pressed;
    std::vector<Flip> flips;

    friend bool operator==(const Transition&, const Transition&) = default;
};

} // namespace flip
