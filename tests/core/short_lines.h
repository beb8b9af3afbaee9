#pragma once

#include "core/text/recognise.h"

#include <string>

namespace flip::test {

/// The puzzles of a reading, joined by " + ": "bw/wb" for Flip Game, "white: bw/wb" with a goal, the whole
/// puzzle line for other rules.
[[nodiscard]] std::string shortLines(const Reading& reading);

} // namespace flip::test
