#include "core/model/goal.h"

#include <array>
#include <stdexcept>
#include <utility>

namespace flip {

Goal::Goal(Kind kind) : kind_(kind) {
    if (kind == Target) throw std::invalid_argument("a target is a board");
}

Goal Goal::target(Grid board) {
    Goal goal;
    goal.kind_ = Target;
    goal.target_ = std::make_shared<const Grid>(std::move(board));
    return goal;
}

std::span<const Colour> coloursOf(Goal::Kind kind) {
    static constexpr std::array both{Colour::White, Colour::Black};
    switch (kind) {
    case Goal::White:
    case Goal::Target:
        return std::span(both).first(1);
    case Goal::Black:
        return std::span(both).last(1);
    case Goal::Either:
        break;
    }
    return both;
}

} // namespace flip
