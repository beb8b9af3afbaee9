#pragma once

#include "app/flipsolve/options.h"
#include "app/flipsolve/output.h"
#include "app/flipsolve/session.h"

namespace flip::console {

// Boards that are made instead of read: --hardest, --level, --daily.

/// Prints how many presses the hardest board of the options' size and goal needs, and that board. Returns
/// Failed if that is out of reach.
[[nodiscard]] Status writeHardest(const Options& options, Output& output);

/// Prints how many presses the level or the daily puzzle of the options needs, and that puzzle. Returns
/// Failed if the budget ends the search for its board.
[[nodiscard]] Status writeNumbered(const Options& options, Output& output);

} // namespace flip::console
