#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace flip {

/// What readPlainBoards has found at the beginning of a text.
struct PlainBoards {
    std::size_t boards = 0;
    /// Bytes and lines of these boards and of the blank lines between them.
    std::size_t bytes = 0;
    std::size_t lines = 0;
    /// How many of the boards stand behind the last blank line.
    std::size_t boardsOfLastGroup = 0;
};

/// Reads as many boards of POJ 1753 in their plainest form as the text begins with: four lines of four
/// letters b or w, in either case, each ended by LF, and at most one blank line between two boards. Stops
/// before anything else, so that a reader that knows everything can go on from there. Each board is packed as
/// Grid::packed() does. Every byte is checked. 20 bytes a board in a few nanoseconds.
[[nodiscard]] PlainBoards readPlainBoards(std::string_view text, std::span<std::uint16_t> boards);

} // namespace flip
