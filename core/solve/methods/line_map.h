#pragma once

#include "core/model/grid.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace flip {

/// The effect of the presses of one line (a row or column of up to 64 cells, a bit for each) on one line of
/// pieces: depending on the map, a press flips the piece at its own place, the one before and the one after.
/// Such a map is linear over GF(2): a tridiagonal matrix, on a torus a circulant one.
class LineMap {
  public:
    using Word = Grid::Word;

    LineMap() = default;
    LineMap(int width, bool wraps, bool before, bool own, bool after);

    /// Whether no press flips anything. On narrow lines, a pattern may miss all pieces or cancel itself out.
    [[nodiscard]] bool isZero() const;

    /// The pieces that a line of presses flips. O(1).
    [[nodiscard]] Word operator()(Word presses) const {
        Word pieces = own_ ? presses : 0;
        if (before_) pieces ^= down(presses);
        if (after_) pieces ^= up(presses);
        return pieces;
    }

  private:
    /// Bit p moves to p − 1; on a torus, bit 0 comes in again at the other end.
    [[nodiscard]] Word down(Word line) const {
        return (line >> 1U) | (wraps_ ? (line & 1U) << (width_ - 1) : 0);
    }

    [[nodiscard]] Word up(Word line) const {
        return ((line << 1U) & full_) | (wraps_ ? line >> (width_ - 1) : 0);
    }

    int width_ = 0;
    Word full_ = 0;
    bool wraps_ = false;
    bool before_ = false;
    bool own_ = false;
    bool after_ = false;
};

/// Solves map(x) = y for any y: finds one x by table look-up, and has the kernel, by whose elements the
/// solutions differ. Takes one Gaussian elimination to build.
class LineInverse {
  public:
    using Word = Grid::Word;

    /// The bytes of an inverse.
    [[nodiscard]] static std::size_t memory(int width) {
        return (static_cast<std::size_t>(width) + 7) / 8 * sizeof(ByByte);
    }

    LineInverse() = default;
    /// The map must not be zero; so its kernel has at most two dimensions.
    LineInverse(const LineMap& map, int width);

    /// One solution, always the same, or nothing if there is none. O(width / 8).
    [[nodiscard]] std::optional<Word> solve(Word pieces) const {
        Reduced sum;
        for (const auto& ofByte : table_) {
            const Reduced& part = ofByte[pieces & 255U];
            sum.presses ^= part.presses;
            sum.rest ^= part.rest;
            pieces >>= 8U;
        }
        if (sum.rest != 0) return std::nullopt;
        return sum.presses;
    }

    /// All lines of presses that flip nothing, 0 first.
    [[nodiscard]] const std::vector<Word>& kernel() const { return kernel_; }

  private:
    /// Pieces split into the effect of some presses and a rest: map(presses) ^ rest.
    struct Reduced {
        Word presses = 0;
        Word rest = 0;
    };

    using ByByte = std::array<Reduced, 256>;

    std::vector<ByByte> table_;
    std::vector<Word> kernel_{0};
};

} // namespace flip
