#pragma once

#include "core/model/puzzle.h"
#include "ui/game/game.h"

#include <QString>

namespace flip::ui {

/// What stands on a board, in sentences for screen readers. Functions of values; all texts are translated
/// here.
namespace board_words {

/// What a press has done: "row 2, column 3: 5 pieces flipped, 2 black left". `now` is the puzzle afterwards;
/// for undo, the direction is Backward.
[[nodiscard]] QString pressed(const Transition& transition, Direction direction, const Puzzle& now);
/// What several presses at once have done: "3 presses made, 2 black left".
[[nodiscard]] QString pressed(int count, Direction direction, const Puzzle& now);
/// "1 piece flipped", "5 pieces flipped"; "5 pieces flipped back" for undo.
[[nodiscard]] QString flipped(std::size_t pieces, Direction direction);
/// What is left to do: "2 black left", "5 black, 11 white", "3 pieces differ from the target". O(cells).
[[nodiscard]] QString left(const Puzzle& puzzle);
/// "row 2: 2 black, white, black".
[[nodiscard]] QString row(const Grid& board, int row, Goal::Kind goal);
/// "column 3: white, 3 black".
[[nodiscard]] QString column(const Grid& board, int column, Goal::Kind goal);
/// Where all pieces of a colour are: "3 black: row 1, column 2; row 4, columns 3, 5 to 8." Of very many, only
/// the first. O(cells).
[[nodiscard]] QString pieces(const Grid& board, Colour colour, Goal::Kind goal);
/// All rows; of a board of more than 400 pieces, only what is left to do.
[[nodiscard]] QString board(const Puzzle& puzzle);

} // namespace board_words

} // namespace flip::ui
