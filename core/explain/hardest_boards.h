#pragma once

#include "core/explain/board_family.h"
#include "core/solve/outcome.h"

#include <cstdint>
#include <variant>

namespace flip {

/// The hardest board found in a family.
struct HardestBoard {
    Grid board;
    /// A press set that solves it with the fewest presses.
    Grid presses;
    /// Proven: no solvable board of the family needs more presses.
    std::int64_t atMost = 0;

    /// The presses that the board needs, proven.
    [[nodiscard]] std::int64_t least() const { return presses.count(); }

    [[nodiscard]] bool proven() const { return least() == atMost; }

    /// Takes another board of the family in place of this one if it needs more presses, proven: these.
    void takeIfHarder(const Grid& otherBoard, const Grid& otherPresses);
};

/// The board of a family that needs the most presses. W. Boyles, "Most clicks problem in Lights Out",
/// arXiv:2201.03452, asks how many that is; for a group it would be God's number, and it is the covering
/// radius of the code T (board_family.h). Of several such boards, always returns the same one. If the clock
/// ends the search, returns the hardest board found so far, or drawn at random in the time that is left for
/// that, and an upper bound; Stopped only if the monitor asks for it, the memory does not suffice, or, above
/// some 100,000 cells, the time does not suffice for any board. Refuses families for which a part of T has
/// more than mostClassBits dimensions. Blocks; may be called from any thread. A node is one choice of how
/// many cells of a class are pressed.
[[nodiscard]] std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const BoardFamily& family,
                                                                         const SearchContext& context = {});

/// The same for the family of this rule and goal, which is made within the same budget. Refuses rules whose
/// elimination does not fit it, too.
[[nodiscard]] std::variant<HardestBoard, Stopped, TooLarge> hardestBoard(const Rule& rule, Goal::Kind goal,
                                                                         const SearchContext& context = {});

} // namespace flip
