#pragma once

#include "core/text/json_puzzles.h"
#include "core/text/puzzle_lines.h"
#include "core/text/readings.h"

#include <array>
#include <optional>
#include <string_view>

namespace flip {

/// Texts with one puzzle after the other, each complete: their form can be told from all others, and what
/// comes before a mistake is known.
struct Listed {
    Notation notation;
    std::optional<ReadPuzzles> (*read)(std::string_view text);
};

[[nodiscard]] std::optional<ReadPuzzles> readFlipUris(std::string_view text);
[[nodiscard]] std::optional<ReadPuzzles> readFlipIds(std::string_view text);

inline constexpr Listed jsonPuzzles{Notation::Json, readJsonPuzzles};
inline constexpr Listed flipUris{Notation::FlipUri, readFlipUris};
inline constexpr Listed puzzleLines{Notation::PuzzleLine, readPuzzleLines};
inline constexpr Listed flipIds{Notation::FlipId, readFlipIds};
inline constexpr std::array listed{jsonPuzzles, flipUris, puzzleLines, flipIds};

/// The puzzles of a text in this form, if it is in it. O(text).
[[nodiscard]] Attempt attempt(const Listed& form, std::string_view text);

} // namespace flip
