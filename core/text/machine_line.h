#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"
#include "core/text/text_reader.h"

#include <string>

namespace flip {

// The machines of Advent of Code 2025, day 10: a line such as
//
//     [.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}
//
// gives the lights that should be on, of lights that are all off; then the buttons, each with the lights,
// counted from 0, that it turns over. What is in braces is for another question.
//
// In a puzzle, light i and button i share cell i of a row. Where there are more lights than buttons, some
// cells cannot be pressed; where there are more buttons, some cells are never flipped. Neither changes the
// answer.

/// The most lights, and the most buttons.
inline constexpr int mostInMachine = 64;

/// Reads one machine to the end of its line; spaces between its parts may be missing. Errors: anything else,
/// a button that turns over nothing, a light twice, more lights or buttons than mostInMachine.
[[nodiscard]] Result<Puzzle, TextError> readMachine(TextReader& reader);

/// The line of a machine with this rule, and with these cells to be flipped; readMachine() gives the same
/// rule. The buttons must come first among the cells of the row.
[[nodiscard]] std::string writeMachine(const Rule& rule, const Grid& toFlip);

} // namespace flip
