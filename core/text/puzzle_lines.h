#pragma once

#include "core/base/result.h"
#include "core/text/judge.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// The puzzles of a text that has one after the other, each complete with its rule and goal.
struct ReadPuzzles {
    std::vector<FoundPuzzle> puzzles;
    /// Why what follows them cannot be read.
    std::optional<TextError> error = {};
    /// Whether there are words between them, which have been passed over.
    bool hasWords = false;
    /// What any of the puzzles states itself.
    PuzzleParts own = {.pattern = true, .edges = true, .goal = true};
    /// Whether other readers, which know more signs, may read what is wrong here.
    bool isForOthers = false;
};

/// A notation in which a puzzle is a line.
struct LineNotation {
    bool (*begins)(std::string_view line);
    Result<Puzzle, TextError> (*read)(std::string_view line);
};

/// Reads a text of such lines. Blank lines and comments (#, //) do not count; nothing if the first of the
/// others does not begin like a puzzle.
[[nodiscard]] std::optional<ReadPuzzles> readEachLine(std::string_view text, const LineNotation& notation);

/// Whether a line was meant as writePuzzleLine's: it begins with a goal, and the next word, or the pattern
/// after it, is as in puzzle_line.h.
[[nodiscard]] bool isPuzzleLine(std::string_view line);

/// Reads a text of puzzle lines. They may also follow a heading or be among other words, and the rows of a
/// board may stand below a line that has none. Nothing if there are none.
[[nodiscard]] std::optional<ReadPuzzles> readPuzzleLines(std::string_view text);

} // namespace flip
