#pragma once

#include "core/model/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flip {

/// One way to write a puzzle for other people and programs: a row of the table.
struct WrittenForm {
    /// Its name: "lists".
    std::string_view name;
    /// Its title on screen: "Lists, as in Python and JSON".
    std::string_view title;
    /// Writes a puzzle; nothing if this form cannot hold its board.
    std::optional<std::string> (*write)(const Puzzle&);
};

/// All forms, in the order in which they are shown. recognise() reads all of them; some say nothing about
/// rule and goal.
[[nodiscard]] std::span<const WrittenForm> writtenForms();

/// The puzzle in the plainest form that recognise() and PuzzleStream read as exactly this puzzle: lines of b
/// and w for Flip Game; otherwise one line with goal, edges, pattern and board.
[[nodiscard]] std::string writePuzzle(const Puzzle& puzzle);

/// Whether recognise() reads the text as exactly this puzzle, without ambiguity.
[[nodiscard]] bool saysJust(std::string_view text, const Puzzle& puzzle);

/// The cells to press as a list, from 1: "1,1 2,2 2,4 3,1".
[[nodiscard]] std::string writePressList(const Grid& presses);
/// A 1 for every cell to press and a 0 for the others, separated by spaces, with a line for each row.
[[nodiscard]] std::string writePressMatrix(const Grid& presses);

} // namespace flip
