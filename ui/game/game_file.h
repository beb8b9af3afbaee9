#pragma once

#include "core/text/flip_file.h"
#include "ui/game/game.h"

#include <QString>

namespace flip::ui {

/// The format of a game that is dragged from one window to another, as resources/flipgame-mime.xml has it.
inline constexpr QLatin1String gameFormat("application/x-flipgame");

/// The current game as it is stored in a file: its start, the presses made since, and those that could be
/// redone, its notes, which level or daily puzzle it is, and whether a solution was shown in any try of it.
/// O(presses).
[[nodiscard]] FlipFile fileOf(const Game& game);

/// Whether the current game is the one in the file: the same start and notes, the same presses made, and a
/// solution shown in both or neither. Moves that could be redone make no difference. O(1) if the numbers of
/// presses differ, otherwise O(cells + presses).
[[nodiscard]] bool standsAs(const Game& game, const FlipFile& file);

} // namespace flip::ui
