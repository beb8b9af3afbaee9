#pragma once

#include "core/text/judge.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace flip::console {

/// Puzzles on which a program is checked, smallest first: fewer cells, then fewer black ones, then the order
/// of their first black cells. Where there is a target, those that differ from it stand for the black ones.
/// Of panels, fewer buttons, then fewer that a press switches.
struct CheckCases {
    std::vector<FoundPuzzle> puzzles;
    /// Whether these are all puzzles that the judge can send.
    bool areAll = false;
};

/// A judge that can send no more puzzles than this is checked with all of them.
inline constexpr std::size_t mostAllCases = std::size_t{1} << 16U;
/// Otherwise with the smallest, and with as many that are drawn.
inline constexpr std::size_t smallestCases = 500;
inline constexpr std::size_t drawnCases = 500;

/// The puzzles for a judge; `seed` chooses those that are drawn. Takes up to some tenths of a second.
[[nodiscard]] CheckCases casesFor(const Judge& judge, std::uint64_t seed);

} // namespace flip::console
