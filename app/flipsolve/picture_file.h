#pragma once

#include "core/model/puzzle.h"
#include "core/picture/picture_look.h"
#include "core/solve/outcome.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace flip::console {

/// The ends of the names of pictures. SVG is drawn here; the others by flipgame, which has to be installed.
inline constexpr std::array pictureEndings{".svg", ".png", ".pdf", ".webp"};

/// Draws a puzzle with its answer into a file: the presses with their numbers, or the pieces of the proof
/// hatched; the end of its name says the format. Replaces the file atomically. Returns why that was
/// impossible, as a phrase, or nothing.
[[nodiscard]] std::optional<std::string> writePicture(const std::string& path, const Puzzle& puzzle,
                                                      const Answer& answer, const PictureLook& look);

/// The first of these inputs that is in the place of the picture, as messages name it.
[[nodiscard]] std::optional<std::string> inputAt(const std::string& picture,
                                                 const std::vector<std::string>& files);

} // namespace flip::console
