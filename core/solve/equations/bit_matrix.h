#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flip {

/// Bit j of word i changes place with bit i of word j. Squares of half the side are exchanged, in all of them
/// squares of half that side, and so on (H. S. Warren, "Hacker's Delight", section 7-3). O(64·log 64).
inline void transpose(std::array<std::uint64_t, 64>& words) {
    std::uint64_t lower = 0xFFFF'FFFFU;
    for (unsigned side = 32; side != 0; side /= 2, lower ^= lower << side) {
        for (std::size_t i = 0; i < words.size(); i = (i + side + 1) & ~std::size_t{side}) {
            const std::uint64_t exchanged = (words[i] >> side ^ words[i + side]) & lower;
            words[i] ^= exchanged << side;
            words[i + side] ^= exchanged;
        }
    }
}

} // namespace flip
