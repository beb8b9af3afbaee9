#pragma once

#include "core/model/transition.h"
#include "ui/game/game.h"

#include <QPointF>

#include <vector>

namespace flip::ui {

/// The look of a transition at one moment: pure functions of (transition, direction, elapsed). Times are in
/// milliseconds at normal speed; to play faster, pass a larger `elapsed`.
namespace motion {

inline constexpr double flipTime = 220;
/// The delay of a piece after its neighbour nearer to the pressed one.
inline constexpr double stagger = 25;
/// The time in which pieces fade from one side to the other, with motion reduced.
inline constexpr double fadeTime = 120;

/// How long the glow of a solved board is seen, from its last press on.
inline constexpr double glowTime = 1800;

/// The strength, from 0 to 1, of a light that comes and goes once in each breath; with motion reduced, 1.
[[nodiscard]] double lightAt(double breaths, bool reduced);

/// One piece turning from one side to the other.
struct Turn {
    /// The progress from 0 (before) to 1 (after), eased.
    double share = 0;
    /// The axis of the turn, a unit vector in the plane of the board; the piece tips away from the pressed
    /// one.
    QPointF axis;
    /// The side that is up before the turn.
    Colour before = Colour::White;
};

/// The time until the last piece has come to rest.
[[nodiscard]] double duration(const Transition& transition);

/// The turn of one of the transition's flips. Backward, the transition runs from its end to its beginning.
[[nodiscard]] Turn turnAt(const Transition& transition, const Flip& flip, Direction direction,
                          double elapsed);

} // namespace motion

/// A piece that is turning over.
struct TurningPiece {
    Cell cell;
    motion::Turn turn;
};

namespace motion {

/// How long a transition is seen: its duration or, with motion reduced, a short fade.
[[nodiscard]] double timeSeen(const Transition& transition, bool reduced);

/// All pieces of a transition, this long after it began to be seen.
[[nodiscard]] std::vector<TurningPiece> turningAt(const Transition& transition, Direction direction,
                                                  double elapsed, bool reduced);

} // namespace motion

} // namespace flip::ui
