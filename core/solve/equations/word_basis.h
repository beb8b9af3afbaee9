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
                leads_ |= std::bit_floor(vector);
                return true;
            }
            vector ^= leader;
        }
        return false;
    }

    /// The only vector that differs from this one by a sum of the added ones and is 0 at every bit of
    /// leads(). O(64).
    [[nodiscard]] Word remainder(Word vector) const {
        for (Word rest = vector & leads_; rest != 0; rest = vector & leads_) {
            vector ^= leaders_[static_cast<std::size_t>(std::bit_width(rest) - 1)];
        }
        return vector;
    }

    /// The highest bits, one of each vector.
    [[nodiscard]] Word leads() const { return leads_; }

    [[nodiscard]] int rank() const { return std::popcount(leads_); }

  private:
    std::array<Word, maxPackedCells> leaders_{};
    Word leads_ = 0;
};

} // namespace flip
