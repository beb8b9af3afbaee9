#pragma once

#include "core/text/said_rule.h"
#include "core/text/text_error.h"

#include <optional>
#include <string_view>

namespace flip {

/// Where a program around a board computes with another rule than the one that would be taken for it, and no
/// words say so: “(row + 1) % rows” joins the edges, and “(-1, -1)” is a diagonal neighbour. Such programs
/// are too different to be understood, but to take them for the usual rule would be wrong. Of a text that is
/// surely a program, anything that may be such a rule counts. O(text).
[[nodiscard]] std::optional<TextError> ruleOnlyInCode(std::string_view text, const SaidRule& said,
                                                      bool isProgram);

} // namespace flip
