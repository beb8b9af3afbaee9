#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace flip {

// A game in a file that people can read and write, NAME.flip:
//
//     flipgame 1
//     goal either
//     edges clipped
//     pattern
//     .*.
//     ***
//     .*.
//     board
//     bwwb
//     bbwb
//     bwwb
//     bwww
//     press 1 1
//     press 2 2
//     at 1
//     note Found in an old book.
//
// The first line names the format and its version. Every other line begins with one of these words, or
// continues the rows of a pattern or a board:
//
//     goal      white, black or either; either, if not given
//     target    version 2, instead of a goal: what the board should become, in any notation that
//               readBoard takes, and of the board's size
//     edges     clipped or torus; clipped, if not given
//     pattern   which pieces a press flips: three rows; the plus, if not given
//     table     instead of edges and pattern: the masks of all cells in hexadecimal digits (cell_bits.h)
//     board     where the game began, in any notation that readBoard takes
//     press     row and column, from 1; after the board, in the order in which they were made
//     at        how many of the presses are made; the others have been undone. All, if not given
//     note      a line of words, for people
//     from      version 2: which of the puzzles that everybody has this is, as in “level 12” or
//               “daily 2026-11-22”
//     shown     version 3: a solution has been shown since the game began. Nothing follows the word
//
// There may be several presses and notes; everything else appears once at most. Blank lines may appear
// anywhere except between the rows of a board. A file is of the latest version that one of its statements
// needs, so that earlier programs can read all others. Every later version will read files of these versions.

/// A game as it is stored in a file.
struct FlipFile {
    Puzzle start;
    /// All of them are on the board.
    std::vector<Cell> presses = {};
    /// The number of presses made, from the first; the others have been undone and can be redone.
    int made = 0;
    /// Lines of notes, separated by LF, without control characters.
    std::string notes = {};
    /// What the file says of where its board comes from, “level 12”: words that are not checked here. Empty
    /// for nothing.
    std::string from = {};
    /// Whether a solution has been shown, so that solving the puzzle from here on is not one's own work.
    bool shown = false;

    friend bool operator==(const FlipFile&, const FlipFile&) = default;
};

/// The puzzle after the presses made. O(cells + presses).
[[nodiscard]] Puzzle positionOf(const FlipFile& file);

/// A table takes cells²/4 characters.
[[nodiscard]] std::string writeFlipFile(const FlipFile& file);

/// Whether the text begins like such a file, of any version.
[[nodiscard]] bool isFlipFile(std::string_view text);

/// The inverse of writeFlipFile. Accepts UTF-8 and line ends of every kind. Takes no more memory than a small
/// multiple of the text's length.
[[nodiscard]] Result<FlipFile, TextError> readFlipFile(std::string_view text);

} // namespace flip
