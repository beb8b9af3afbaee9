#pragma once

#include "core/model/grid.h"

#include <array>
#include <bit>
#include <cstddef>

namespace flip {

/// Packed vectors over GF(2), kept so that each has a highest bit of its own.
class WordBasis {
  public:
    using Word = Grid::Word;

    /// True when the vector is no sum of those added before. O(64).
    bool add(Word vector) {
        while (vector != 0) {
            Word& leader = leaders_[static_cast<std::size_t>(std::bit_width(vector) - 1)];
            if (leader == 0) {
                leader = vector;
                ++rank_;
                return true;
            }
            vector ^= leader;
        }
        return false;
    }

    [[nodiscard]] int rank() const { return rank_; }

  private:
    std::array<Word, maxPackedCells> leaders_{};
    int rank_ = 0;
};

} // namespace flip
