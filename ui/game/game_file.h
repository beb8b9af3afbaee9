#pragma once

#include "core/text/flip_file.h"
#include "ui/game/game.h"

namespace flip::ui {

/// The current game as it is stored in a file: its start, the presses made since, and those that could be
/// redone, its notes, and which level or daily puzzle it is. O(presses).
[[nodiscard]] FlipFile fileOf(const Game& game);

/// Whether the current game is the one in the file: the same start and notes, and the same presses made.
/// Moves that could be redone make no difference. O(1) if the numbers of presses differ, otherwise O(cells +
/// presses).
[[nodiscard]] bool standsAs(const Game& game, const FlipFile& file);

} // namespace flip::ui
