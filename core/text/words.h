#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_error.h"

#include <optional>
#include <string>
#include <string_view>

namespace flip {

// How the parts of a puzzle are written on command lines and in files.

/// "white", "black", "either", "target".
[[nodiscard]] std::string_view nameOf(Goal::Kind goal);
/// The inverse, but for a target, which needs a board.
[[nodiscard]] std::optional<Goal::Kind> goalNamed(std::string_view name);

/// "clipped", "torus".
[[nodiscard]] std::string_view nameOf(Edges edges);
/// The inverse.
[[nodiscard]] std::optional<Edges> edgesNamed(std::string_view name);

/// "4×4": rows, then columns.
[[nodiscard]] std::string sizeText(Size size);

/// Three rows with an asterisk for each piece that flips and a full stop for each that stays, joined by the
/// separator: ".*./***/.*." for the plus.
[[nodiscard]] std::string writePattern(Pattern pattern, char separator = '/');
/// The inverse: three rows and three columns in any notation that readBoard accepts.
[[nodiscard]] Result<Pattern, TextError> readPattern(std::string_view text);

} // namespace flip
