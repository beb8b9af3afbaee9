#pragma once

#include "core/model/packed_puzzle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Picks the boards that can be solved out of many with at most 16 cells, all with the same rule and goal.
///
/// The boards that presses can make out of the white one are the sums of the presses' masks. By linear
/// algebra these are the boards that have an even number of black pieces in every set of cells of which every
/// press flips an even number; the sets of a basis will do. One parity for each of them is the signature of a
/// board: it can be made white when that is 0, and black when it is the signature of the black board. The
/// signature of a board is the XOR of those of its quarters of four cells, and these are looked up in tables
/// of 16 bytes.
class SolvableSieve {
  public:
    /// Nothing when the signature needs more than 8 parities. Throws std::logic_error above 16 cells.
    [[nodiscard]] static std::optional<SolvableSieve> of(const PackedPuzzle& puzzle);

    /// Whether the board, packed, can be solved. A nanosecond.
    [[nodiscard]] bool passes(std::uint16_t board) const;

    /// find() may write this many positions more than it has found.
    static constexpr std::size_t slack = 8;

    /// Writes the positions of the boards that pass, in order, and says how many there are. At most 65,536
    /// boards; positions.size() >= boards.size() + slack. With AVX2 eight boards a nanosecond.
    std::size_t find(std::span<const std::uint16_t> boards, std::span<std::uint16_t> positions) const;

    /// Whether this processor has AVX2; without it, looking something up for every board is as fast.
    [[nodiscard]] static bool isFast();

  private:
    static constexpr std::size_t quarters = 4;
    static constexpr unsigned quarterBits = 4;

    SolvableSieve() = default;

    [[nodiscard]] std::uint8_t signature(std::uint16_t board) const;
    std::size_t findOneByOne(std::span<const std::uint16_t> boards, std::size_t from,
                             std::uint16_t* to) const;
    std::size_t findAvx2(std::span<const std::uint16_t> boards, std::uint16_t* positions) const;

    /// Of the four cells of each quarter, by their bits.
    std::array<std::array<std::uint8_t, 1U << quarterBits>, quarters> signatures_{};
    /// Those of the solvable boards: one, or one for each colour.
    std::array<std::uint8_t, 2> solvable_{};
};

} // namespace flip
