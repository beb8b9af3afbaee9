#pragma once

#include "core/model/transition.h"
#include "ui/game/game.h"

#include <QPointF>

namespace flip::ui {

/// How a transition looks at a moment: pure functions of (transition, direction, elapsed). Times are in
/// milliseconds at normal speed; whoever plays faster hands in a larger `elapsed`.
namespace motion {

inline constexpr double flipTime = 220;
/// How much later a piece starts than its neighbour nearer to the pressed one.
inline constexpr double stagger = 25;

/// One piece on its way from one side to the other.
struct Turn {
    /// From 0 (as before) to 1 (as afterwards), eased.
    double share = 0;
    /// Unit vector in the plane of the board about which the piece turns; it tips away from the pressed
    /// piece.
    QPointF axis;
    /// The side that is up before the turn.
    Colour before = Colour::White;
};

/// When the last piece has come to rest.
[[nodiscard]] double duration(const Transition& transition);

/// The turn of one of the transition's flips. Backward, the transition runs from its end to its beginning.
[[nodiscard]] Turn turnAt(const Transition& transition, const Flip& flip, Direction direction,
                          double elapsed);

} // namespace motion

} // namespace flip::ui
