#pragma once

#include "core/solve/packed/packed_equations.h"

#include <optional>

namespace flip {

/// `algebra` for many boards of at most 64 cells with one rule and goal; the elimination is done only once.
class PackedAlgebra {
  public:
    using Word = PackedPuzzle::Word;

    /// Ignores the board of `puzzle`. O(cells²).
    explicit PackedAlgebra(const PackedPuzzle& puzzle);

    /// The largest nullity for which all press sets of a board are weighed in about ten microseconds.
    static constexpr int mostQuiet = 12;

    [[nodiscard]] int nullity() const { return static_cast<int>(equations_.quiet().size()); }

    struct Optimum {
        Word presses = 0;
        Colour reached = Colour::White;

        friend bool operator==(Optimum, Optimum) = default;
    };

    /// The same answer as that of `algebra`; nothing for an impossible board. O(cells + 2^nullity); meant for
    /// a nullity up to mostQuiet.
    [[nodiscard]] std::optional<Optimum> solve(Word board) const;

  private:
    [[nodiscard]] std::optional<Word> lightest(Word toFlip) const;

    PackedEquations equations_;
    Word full_;
    Goal::Kind goal_;
};

/// The parity witness with the fewest cells against every colour of the goal, if there is one:
/// parityWitnesses on words. O(cells² + 2^nullity). Also nothing if the nullity is above
/// PackedAlgebra::mostQuiet.
[[nodiscard]] std::optional<PackedPuzzle::Word> packedWitness(const PackedPuzzle& puzzle);

} // namespace flip
