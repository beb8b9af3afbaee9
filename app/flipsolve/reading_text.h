#pragma once

#include "core/text/recognise.h"

#include <string>

namespace flip::console {

/// "POJ 3279, Fliptile: all 0, lexicographically least press set".
[[nodiscard]] std::string describe(const Judge& judge);

/// What a text was taken for: a judge's problem, or "4x4, Flip Game: plus, edges clipped, all one colour".
[[nodiscard]] std::string describe(const Reading& reading);

/// Which reading of a text that could be two things was chosen, and what else it may be.
[[nodiscard]] std::string openQuestion(const Recognised& recognised);

} // namespace flip::console
