#include "core/model/puzzle.h"

#include <algorithm>
#include <array>

namespace flip {

std::span<const Colour> coloursOf(Goal goal) {
    static constexpr std::array both{Colour::White, Colour::Black};
    switch (goal) {
    case Goal::White:
        return std::span(both).first(1);
    case Goal::Black:
        return std::span(both).last(1);
    case Goal::Either:
        break;
    }
    return both;
}

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

Grid Puzzle::toFlip(Colour colour) const { return colour == Colour::White ? board : board.complement(); }

std::optional<Colour> Puzzle::uniformColour() const {
    if (board.none()) return Colour::White;
    if (board.all()) return Colour::Black;
    return std::nullopt;
}

std::optional<Colour> Puzzle::reached() const {
    const auto colour = uniformColour();
    const auto wanted = coloursOf(goal);
    if (!colour || std::find(wanted.begin(), wanted.end(), *colour) == wanted.end()) return std::nullopt;
    return colour;
}

} // namespace flip
