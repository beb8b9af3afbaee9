#pragma once

#include "core/text/recognise.h"

#include <string>

namespace flip::console {

/// "POJ 3279, Fliptile: all 0, lexicographically least press set".
[[nodiscard]] std::string describe(const Judge& judge);

/// How a text was read: a judge's problem, or "4x4, Flip Game: plus, edges clipped, all one colour".
[[nodiscard]] std::string describe(const Reading& reading);

/// Which reading of an ambiguous text was chosen, and what else it could be.
[[nodiscard]] std::string openQuestion(const Recognised& recognised);

/// Why an ambiguous text is not read: what it could be.
[[nodiscard]] TextError refusal(const Recognised& recognised);

} // namespace flip::console
