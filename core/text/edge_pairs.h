#pragma once

#include "core/text/said_words.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

// Opposite edges that a sentence joins by their names: “the left edge is joined to the right edge”, “the top
// row is adjacent to the bottom row”, “what leaves on the left comes back on the right”.

namespace flip::said {

inline constexpr std::array<std::string_view, 5> joinedWords{"connected", "joined", "identified", "glued",
                                                             "linked"};

/// The pairs of opposite edges that a word joins, named one by one in its sentence.
struct PairsJoined {
    bool across = false;
    bool down = false;
};

[[nodiscard]] PairsJoined pairsJoined(const Words& words, std::size_t at);

/// Where such words are, in any sentence, not far away.
[[nodiscard]] std::vector<std::size_t> placesOfJoining(const Words& words, std::size_t at);

/// Whether the word joins edges that its sentence names.
[[nodiscard]] bool areJoined(const Words& words, std::size_t at, Phrases edges);

} // namespace flip::said
