#pragma once

#include "core/model/packed_puzzle.h"

#include <cstdint>
#include <vector>

namespace flip {

/// The answer of `algebra` for one board, in a table of all boards.
struct TableAnswer {
    /// The press set, packed.
    std::uint16_t presses = 0;
    std::uint16_t kind = impossible;

    static constexpr std::uint16_t white = 0;
    static constexpr std::uint16_t black = 1;
    static constexpr std::uint16_t impossible = 2;

    [[nodiscard]] bool solved() const { return kind != impossible; }

    friend bool operator==(TableAnswer, TableAnswer) = default;
};

/// The most cells for which the answers of all boards are tabulated: 2^16 boards, 256 KiB.
inline constexpr int mostTableCells = 16;

/// The answers for all boards with the rule and goal of `puzzle`, indexed by the packed board; the same as
/// those of `algebra`. O(2^cells): half a millisecond for all boards of POJ 1753. Throws std::logic_error
/// above mostTableCells.
[[nodiscard]] std::vector<TableAnswer> answerEveryBoard(const PackedPuzzle& puzzle);

} // namespace flip
