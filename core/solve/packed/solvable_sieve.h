#pragma once

#include "core/model/packed_puzzle.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace flip {

/// Picks the solvable boards out of many boards of at most 16 cells with the same rule and goal.
///
/// The boards that presses can make from the white one are the sums of the presses' masks. By linear algebra,
/// these are the boards with an even number of black pieces in every set of cells of which every press flips
/// an even number; it suffices to test the sets of a basis. One parity for each of these sets forms the
/// signature of a board: the board can be made white if its signature is 0, and black if it equals the
/// signature of the black board. The signature of a board is the XOR of those of its quarters of four cells,
/// which are looked up in tables of 16 bytes.
class SolvableSieve {
  public:
    /// Nothing if the signature needs more than 8 parities. Throws std::logic_error above 16 cells.
    [[nodiscard]] static std::optional<SolvableSieve> of(const PackedPuzzle& puzzle);

    /// Whether the packed board can be solved. Takes a nanosecond.
    [[nodiscard]] bool passes(std::uint16_t board) const;

    /// find() may write up to this many positions beyond those it has found.
    static constexpr std::size_t slack = 8;

    /// Writes the positions of the boards that pass, in order, and returns their number. At most 65,536
    /// boards; positions.size() must be at least boards.size() + slack. With AVX2, eight boards per
    /// nanosecond.
    std::size_t find(std::span<const std::uint16_t> boards, std::span<std::uint16_t> positions) const;

    /// Whether this processor has AVX2; without it, looking up every board in a table is as fast.
    [[nodiscard]] static bool isFast();

  private:
    static constexpr std::size_t quarters = 4;
    static constexpr unsigned quarterBits = 4;

    SolvableSieve() = default;

    [[nodiscard]] std::uint8_t signature(std::uint16_t board) const;
    std::size_t findOneByOne(std::span<const std::uint16_t> boards, std::size_t from,
                             std::uint16_t* to) const;
    std::size_t findAvx2(std::span<const std::uint16_t> boards, std::uint16_t* positions) const;

    /// The signatures of each quarter's four cells, indexed by their bits.
    std::array<std::array<std::uint8_t, 1U << quarterBits>, quarters> signatures_{};
    /// The signatures of solvable boards: one, or one for each colour.
    std::array<std::uint8_t, 2> solvable_{};
};

} // namespace flip
