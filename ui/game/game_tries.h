#pragma once

#include "ui/game/game.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace flip::ui {

/// A try at a puzzle: moves of a game, all of them presses, from the start of the puzzle until it was
/// replaced, including undone ones.
struct GameTry {
    /// The number of its first press among the moves.
    int begin = 0;
    int count = 0;

    friend bool operator==(GameTry, GameTry) = default;
};

/// The try that begins with this move. O(its presses).
[[nodiscard]] GameTry tryFrom(const Game& game, int begin);

/// The try in which the game is. O(its presses).
[[nodiscard]] GameTry currentTry(const Game& game);

/// All tries at the puzzle of the current one that have presses, oldest first: those before a restart and
/// those from which another try branched off, too, since moves are kept. A try with which another goes on
/// without having taken back anything is one with that, in its place; one that was left, with some presses
/// taken back, for another puzzle or a restart is one with what it was before. O(moves·log(tries)).
[[nodiscard]] std::vector<GameTry> triesOf(const Game& game);

/// The one of these tries in which the game is, or with which it is one; nothing if that has no presses.
[[nodiscard]] std::optional<std::size_t> numberOfCurrent(const Game& game, const std::vector<GameTry>& tries);

/// The number of moves after which the puzzle of the current try came on the board; restarts and further
/// tries do not count, even if other puzzles came between them. O(moves).
[[nodiscard]] int beginOfPuzzle(const Game& game);

/// The presses of a try.
[[nodiscard]] std::vector<Cell> pressesOf(const Game& game, GameTry each);

/// Whether these are the presses of a try. Makes no list of them, which may be long.
[[nodiscard]] bool arePressesOf(const Game& game, GameTry each, std::span<const Cell> presses);

/// The number of presses after which a try at the puzzle of the current one has solved it for the first time.
/// O(presses + cells).
[[nodiscard]] std::optional<int> firstSolved(const Game& game, GameTry each);

/// Whether a try at the puzzle of the current one ends with a solved board. O(presses + cells).
[[nodiscard]] bool endsSolved(const Game& game, GameTry each);

} // namespace flip::ui
