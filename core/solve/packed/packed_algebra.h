#pragma once

#include "core/solve/packed/packed_equations.h"

#include <optional>

namespace flip {

/// `algebra` for one rule and goal on many boards of at most 64 cells: the elimination is done once.
class PackedAlgebra {
  public:
    using Word = PackedPuzzle::Word;

    /// The board of `puzzle` does not matter. O(cells²).
    explicit PackedAlgebra(const PackedPuzzle& puzzle);

    /// Few enough quiet patterns to weigh all press sets of a board in some ten microseconds.
    static constexpr int mostQuiet = 12;

    [[nodiscard]] int nullity() const { return static_cast<int>(equations_.quiet().size()); }

    struct Optimum {
        Word presses = 0;
        Colour reached = Colour::White;

        friend bool operator==(Optimum, Optimum) = default;
    };

    /// The same as `algebra`, or nothing for a board that is impossible. O(cells + 2^nullity); meant for a
    /// nullity up to mostQuiet.
    [[nodiscard]] std::optional<Optimum> solve(Word board) const;

  private:
    [[nodiscard]] std::optional<Word> lightest(Word toFlip) const;

    PackedEquations equations_;
    Word full_;
    Goal goal_;
};

/// The lightest even set that is odd against each colour of the goal, if there is one: parityWitnesses on
/// words. O(cells² + 2^nullity); nothing either when the nullity is above PackedAlgebra::mostQuiet.
[[nodiscard]] std::optional<PackedPuzzle::Word> packedWitness(const PackedPuzzle& puzzle);

} // namespace flip
