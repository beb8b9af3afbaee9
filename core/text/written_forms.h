#pragma once

#include "core/model/puzzle.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace flip {

/// One way to write a puzzle for somebody else: a row of a table.
struct WrittenForm {
    /// As typed: "lists".
    std::string_view name;
    /// For a person: "List of lists, as in Python and JSON".
    std::string_view title;
    /// Nothing where this form cannot hold the puzzle's board.
    std::optional<std::string> (*write)(const Puzzle&);
};

/// In the order in which a person would list them. recognise() reads all of them; some say nothing about rule
/// and goal.
[[nodiscard]] std::span<const WrittenForm> writtenForms();

/// The puzzle in the plainest form that recognise() takes for just this puzzle, and for nothing else: lines
/// of b and w for Flip Game, a line with goal, edges, pattern and board for everything that these do not say.
[[nodiscard]] std::string writePuzzle(const Puzzle& puzzle);

/// Whether recognise() takes the text for just this puzzle, and nobody would have to be asked.
[[nodiscard]] bool saysJust(std::string_view text, const Puzzle& puzzle);

/// The cells to press as a list, from 1: "1,1 2,2 2,4 3,1".
[[nodiscard]] std::string writePressList(const Grid& presses);
/// A 1 for every cell to press and a 0 for the others, with blanks between, a line for each row.
[[nodiscard]] std::string writePressMatrix(const Grid& presses);

} // namespace flip
