#pragma once

#include "core/model/packed_puzzle.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace flip {

/// The equations of at most 64 cells (equations.h) on words, without heap memory: fast enough for millions of
/// small boards. Kernel and solutions are reduced in the same way as by solveEquations, so they are the same.
class PackedEquations {
  public:
    using Word = PackedPuzzle::Word;

    /// columns[p] is what a press on p flips; at most 64 columns. O(cells²).
    explicit PackedEquations(std::span<const Word> columns);

    /// The reduced basis of the press sets that flip nothing.
    [[nodiscard]] std::span<const Word> quiet() const { return std::span(quiet_).first(nullity_); }

    /// The press set that flips exactly `toFlip` and is clear at the leading cells of quiet(), if there is
    /// one. O(cells).
    [[nodiscard]] std::optional<Word> solve(Word toFlip) const;

  private:
    /// Presses that together flip `flips`.
    struct Combination {
        Word flips;
        Word presses;
    };

    void reduce(Combination& combination) const;
    void addQuiet(Word presses);

    // Unused entries are not initialised: that would take longer than the elimination of a small board.

    /// byLead_[i] is the combination whose lowest flipped cell is i, if leads_ has that bit.
    std::array<Combination, maxPackedCells> byLead_;
    Word leads_ = 0;
    std::array<Word, maxPackedCells> quiet_;
    std::size_t nullity_ = 0;
};

/// The element of `start` + span(basis) that lightestElement would choose. O(2^basis).
[[nodiscard]] PackedEquations::Word lightestPacked(std::span<const PackedEquations::Word> basis,
                                                   PackedEquations::Word start);

/// The columns of the transposed matrix: row q has the presses that flip q.
[[nodiscard]] std::array<PackedEquations::Word, maxPackedCells>
transposedPacked(std::span<const PackedEquations::Word> columns);

} // namespace flip
