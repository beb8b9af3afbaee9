#pragma once

#include "ui/game/game.h"

namespace flip::ui {

/// The goal that the game had before its board was made the target, perhaps with other changes by hand since;
/// one colour if it has always had a target, as far as that can be seen. The game must have a target.
/// O(moves since then + cells of the boards that were painted).
[[nodiscard]] Goal goalBeforeTarget(const Game& game);

} // namespace flip::ui
