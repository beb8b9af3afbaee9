#include "core/model/puzzle.h"

#include <algorithm>

namespace flip {

Puzzle Puzzle::flipGame(Grid board) {
    const Size size = board.size();
    return {Rule::fromPattern(size, Pattern::plus()), std::move(board), Goal::Either};
}

Transition Puzzle::press(Cell cell) {
    Transition transition{cell, {}};
    rule.forEachFlipped(cell, [&](Cell flipped) {
        board.flip(flipped);
        transition.flips.push_back({flipped, colourAt(flipped)});
    });
    return transition;
}

Grid Puzzle::toFlip(Colour colour) const {
    if (const Grid* target = goal.target()) {
        Grid differing = board ^ *target;
        return colour == Colour::White ? differing : differing.complement();
    }
    return colour == Colour::White ? board : board.complement();
}

bool Puzzle::mustFlip(Cell cell, Colour colour) const {
    const Grid* target = goal.target();
    const bool differs = board.test(cell) != (target != nullptr && target->test(cell));
    return differs == (colour == Colour::White);
}

Puzzle Puzzle::withoutTarget() const {
    if (goal.isUniform()) return *this;
    return {rule, toFlip(Colour::White), Goal::White};
}

std::optional<Colour> Puzzle::uniformColour() const {
    if (board.none()) return Colour::White;
    if (board.all()) return Colour::Black;
    return std::nullopt;
}

std::optional<Colour> Puzzle::reached() const {
    if (const Grid* target = goal.target())
        return board == *target ? std::optional(Colour::White) : std::nullopt;
    const auto colour = uniformColour();
    const auto wanted = coloursOf(goal);
    if (!colour || std::find(wanted.begin(), wanted.end(), *colour) == wanted.end()) return std::nullopt;
    return colour;
}

} // namespace flip
