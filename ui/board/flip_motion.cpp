#include "ui/board/flip_motion.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace flip::ui::motion {

namespace {

/// The distance from the pressed piece, with diagonal steps. On a torus a piece may be far away; it need not
/// wait longer than one at a distance of two.
int distance(const Transition& transition, Cell cell) {
    const int rows = std::abs(cell.row - transition.pressed.row);
    const int columns = std::abs(cell.column - transition.pressed.column);
    return std::min(std::max(rows, columns), 2);
}

double eased(double t) { return (1 - std::cos(std::numbers::pi * t)) / 2; }

QPointF axisFor(Cell pressed, Cell cell) {
    const QPointF away(cell.column - pressed.column, cell.row - pressed.row);
    const double length = std::hypot(away.x(), away.y());
    // The pressed piece itself turns about the rising diagonal, towards the light.
    if (length == 0) return {std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2};
    return {-away.y() / length, away.x() / length};
}

/// `moment` is the time in the forward direction.
Turn turnIn(const Transition& transition, const Flip& flip, double moment) {
    const double started = moment - distance(transition, flip.cell) * stagger;
    const double share = eased(std::clamp(started / flipTime, 0.0, 1.0));
    return {share, axisFor(transition.pressed, flip.cell), opposite(flip.now)};
}

/// Playing backward shows the same frames as playing forward in the opposite order.
double momentOf(const Transition& transition, Direction direction, double elapsed) {
    return direction == Direction::Forward ? elapsed : duration(transition) - elapsed;
}

} // namespace

double lightAt(double breaths, bool reduced) {
    return reduced ? 1 : (1 - std::cos(2 * std::numbers::pi * breaths)) / 2;
}

double duration(const Transition& transition) {
    double last = 0;
    for (const Flip& flip : transition.flips)
        last = std::max(last, distance(transition, flip.cell) * stagger);
    return last + flipTime;
}

Turn turnAt(const Transition& transition, const Flip& flip, Direction direction, double elapsed) {
    return turnIn(transition, flip, momentOf(transition, direction, elapsed));
}

double timeSeen(const Transition& transition, bool reduced) {
    return reduced ? fadeTime : duration(transition);
}

std::vector<TurningPiece> turningAt(const Transition& transition, Direction direction, double elapsed,
                                    bool reduced) {
    const double whole = elapsed * duration(transition) / timeSeen(transition, reduced);
    const double moment = momentOf(transition, direction, whole);
    std::vector<TurningPiece> pieces;
    pieces.reserve(transition.flips.size());
    for (const Flip& flip : transition.flips) pieces.push_back({flip.cell, turnIn(transition, flip, moment)});
    return pieces;
}

} // namespace flip::ui::motion
