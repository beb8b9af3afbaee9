#pragma once

#include "core/text/flip_file.h"
#include "ui/game/game.h"

namespace flip::ui {

/// The game in play as a file keeps it: from its start, with the presses that have been made since, and those
/// that could be redone. Has no notes. O(presses).
[[nodiscard]] FlipFile fileOf(const Game& game);

/// Whether the game in play stands where the file says: the same start, and the same presses made. What could
/// be redone makes no difference. O(1) when the numbers of presses differ, O(cells + presses) otherwise.
[[nodiscard]] bool standsAs(const Game& game, const FlipFile& file);

} // namespace flip::ui
