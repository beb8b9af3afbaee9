#pragma once

#include "app/flipsolve/wording.h"
#include "core/model/puzzle.h"
#include "core/solve/outcome.h"

#include <optional>
#include <string>

namespace flip::console {

/// Draws a puzzle with its answer into an SVG file: the presses with their numbers, or the pieces of the
/// proof hatched. Replaces the file atomically. Returns why that was impossible, as a phrase, or nothing.
[[nodiscard]] std::optional<std::string> writePicture(const std::string& path, const Wording& wording,
                                                      const Puzzle& puzzle, const Answer& answer);

} // namespace flip::console
