#pragma once

#include "core/model/goal.h"
#include "core/model/grid.h"
#include "core/model/rule.h"
#include "core/model/transition.h"

#include <optional>

namespace flip {

/// A rule, a board and a goal. The board has the rule's size, and so has a target. A value: a copy is a
/// snapshot.
struct Puzzle {
    Rule rule;
    /// Bit set: black side up.
    Grid board;
    Goal goal = Goal::Either;

    /// POJ 1753: the plus pattern, clipped at the edges, and either colour as the goal.
    [[nodiscard]] static Puzzle flipGame(Grid board);

    [[nodiscard]] Size size() const { return rule.size(); }

    [[nodiscard]] Colour colourAt(Cell cell) const {
        return board.test(cell) ? Colour::Black : Colour::White;
    }

    /// Presses a cell, which must lie on the board, and returns what was flipped. Pressing it again undoes
    /// that.
    Transition press(Cell cell);

    /// The pieces that must flip to make every piece `colour`, or, for white, to reach the target if there is
    /// one: the right-hand side b of the equations A·x = b.
    [[nodiscard]] Grid toFlip(Colour colour) const;

    /// Whether toFlip(colour) has this cell. O(1).
    [[nodiscard]] bool mustFlip(Cell cell, Colour colour) const;

    /// The puzzle that asks the same without a target: every piece that differs from it is black, and all
    /// should become white. Itself, if it has no target.
    [[nodiscard]] Puzzle withoutTarget() const;

    /// The colour of all pieces, if they all show the same.
    [[nodiscard]] std::optional<Colour> uniformColour() const;
    /// The colour of the goal that was reached; white for a target.
    [[nodiscard]] std::optional<Colour> reached() const;

    [[nodiscard]] bool solved() const { return reached().has_value(); }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

} // namespace flip
