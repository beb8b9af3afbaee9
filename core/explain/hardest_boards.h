#pragma once

#include "core/explain/board_family.h"
#include "core/solve/outcome.h"

#include <cstdint>
#include <variant>

namespace flip {

/// A board of a family that needs the most presses, as far as it has been found.
struct HardestBoard {
    Grid board;
    /// A fewest press set for it.
    Grid presses;
    /// Proven: no board of the family that has a solution needs more.
    std::int64_t atMost = 0;

    /// What the board needs, proven.
    [[nodiscard]] std::int64_t least() const { return presses.count(); }

    [[nodiscard]] bool proven() const { return least() == atMost; }
};

/// The board of a family that needs the most presses: W. Boyles, "Most clicks problem in Lights Out",
/// arXiv:2201.03452, asks how many those are; in a group one would call it God's number, and the covering
/// radius for the code T (board_family.h). Of several such boards the same one is always given. When the
/// clock ends the search, the hardest found so far, and a bound; Stopped only when the monitor asks for it.
/// Refused where a part of T has more than mostClassBits dimensions. Blocks; from any thread. A node is one
/// choice of how many cells of a class are pressed.
[[nodiscard]] std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const BoardFamily& family,
                                                                         const SearchContext& context = {});

} // namespace flip
