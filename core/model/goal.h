#pragma once

#include "core/model/grid.h"
#include "core/model/transition.h"

#include <memory>
#include <span>

namespace flip {

/// What the board should become: all white, all black, either of the two, or a target: a board that says for
/// every piece which side it should show. A Goal is a value; copying one is cheap, because the target is
/// shared and never changes.
class Goal {
  public:
    enum Kind { White, Black, Either, Target };

    /// White, Black or Either. Throws std::invalid_argument for Target, which needs a board.
    Goal(Kind kind = Either); // NOLINT(google-explicit-constructor): a goal without a target is its kind

    /// Bit set: black side up. The board must have the size of the puzzle.
    [[nodiscard]] static Goal target(Grid board);

    [[nodiscard]] Kind kind() const { return kind_; }

    /// The target, or null if there is none.
    [[nodiscard]] const Grid* target() const { return target_.get(); }

    /// Whether the puzzle is about colours, so that no piece is wanted differently from another.
    [[nodiscard]] bool isUniform() const { return target_ == nullptr; }

    friend bool operator==(const Goal& left, const Goal& right) {
        return left.kind_ == right.kind_ &&
               (left.target_ == right.target_ || (left.target_ && *left.target_ == *right.target_));
    }

    friend bool operator==(const Goal& left, Kind right) { return left.kind_ == right; }

  private:
    Kind kind_;
    std::shared_ptr<const Grid> target_;
};

/// The colours that fulfil a goal: white first. White stands for a target: the pieces that differ from it
/// count as black.
[[nodiscard]] std::span<const Colour> coloursOf(Goal::Kind kind);

[[nodiscard]] inline std::span<const Colour> coloursOf(const Goal& goal) { return coloursOf(goal.kind()); }

} // namespace flip
