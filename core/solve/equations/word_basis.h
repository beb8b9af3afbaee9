#pragma once

#include "core/model/grid.h"

#include <array>
#include <bit>
#include <cstddef>

namespace flip {

/// A basis of packed vectors over GF(2), in which no two vectors have the same highest bit.
class WordBasis {
  public:
    using Word = Grid::Word;

    /// Adds a vector. O(64).
    void add(Word vector) {
        while (vector != 0) {
            Word& leader = leaders_[static_cast<std::size_t>(std::bit_width(vector) - 1)];
            if (leader == 0) {
                leader = vector;
                ++rank_;
                return;
            }
            vector ^= leader;
        }
    }

    [[nodiscard]] int rank() const { return rank_; }

  private:
    std::array<Word, maxPackedCells> leaders_{};
    int rank_ = 0;
};

} // namespace flip
