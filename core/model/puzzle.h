#pragma once

#include "core/model/grid.h"
#include "core/model/rule.h"
#include "core/model/transition.h"

#include <optional>
#include <span>

namespace flip {

/// What the board should become.
enum class Goal { White, Black, Either };

/// The colours that fulfil a goal: white first.
[[nodiscard]] std::span<const Colour> coloursOf(Goal goal);

/// A rule, a board and a goal. The board has the rule's size. A value: a copy is a snapshot.
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

    /// The pieces that must flip to make every piece `colour`: the right-hand side b of the equations A·x =
    /// b.
    [[nodiscard]] Grid toFlip(Colour colour) const;

    /// The colour of all pieces, if they all show the same.
    [[nodiscard]] std::optional<Colour> uniformColour() const;
    /// That colour, if it fulfils the goal.
    [[nodiscard]] std::optional<Colour> reached() const;

    [[nodiscard]] bool solved() const { return reached().has_value(); }

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

} // namespace flip
