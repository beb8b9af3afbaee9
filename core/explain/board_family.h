#pragma once

#include "core/base/search_clock.h"
#include "core/model/puzzle.h"
#include "core/solve/equations/echelon.h"

#include <cstdint>
#include <optional>

namespace flip {

/// All 2^cells boards of one rule and goal, described by the press sets that solve them.
///
/// A press set x solves exactly one board for each colour of the goal: the one that results from pressing x
/// on the solved board. Press sets that solve the same board for the same colour differ by a quiet pattern.
/// If either colour will do, a board and its complement need equally many presses; and if some x₁ flips every
/// piece, x and x + x₁ solve such a pair for opposite colours. So let T be the space of quiet patterns, with
/// x₁ added in that case. The press sets form the cosets x + T; each coset belongs to one board (one colour)
/// or to a pair of complements (either), and its lightest element is their minimum. In coding theory, the
/// distribution of these minima is the weight distribution of the coset leaders of the code T.
class BoardFamily {
  public:
    /// Takes one elimination; see solveEquations. Without limits.
    BoardFamily(Rule rule, Goal::Kind goal);

    /// The same, with a T that lightestElement can work with in what is left of the clock's memory. Returns
    /// nullopt if stopped by the clock.
    [[nodiscard]] static std::optional<BoardFamily> within(Rule rule, Goal::Kind goal, SearchClock& clock);

    [[nodiscard]] const Rule& rule() const { return rule_; }

    [[nodiscard]] Goal::Kind goal() const { return goal_; }

    [[nodiscard]] std::int64_t cells() const { return rule_.size().cells(); }

    /// T.
    [[nodiscard]] const EchelonBasis& alike() const { return alike_; }

    /// Bytes of a copy of T.
    [[nodiscard]] double memory() const;

    /// How many boards belong to one coset of T: 1, or 2 if either colour will do.
    [[nodiscard]] int boardsOfCoset() const { return goal_ == Goal::Either ? 2 : 1; }

    /// The number of boards with a solution is 2 to this power.
    [[nodiscard]] std::int64_t log2Solvable() const {
        return cells() - alike_.dimension() + (boardsOfCoset() - 1);
    }

    /// Whether there are boards without a solution.
    [[nodiscard]] bool hasImpossible() const { return log2Solvable() < cells(); }

    /// The board that `presses` solves for the first colour of the goal. O(cells).
    [[nodiscard]] Grid boardSolvedBy(const Grid& presses) const;

  private:
    BoardFamily(Rule rule, Goal::Kind goal, EchelonBasis alike);

    Rule rule_;
    Goal::Kind goal_;
    EchelonBasis alike_;
};

} // namespace flip
