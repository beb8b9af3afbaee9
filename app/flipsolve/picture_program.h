#pragma once

#include "core/picture/picture_look.h"
#include "core/text/flip_file.h"

#include <optional>
#include <string>

namespace flip::console {

/// Has flipgame, the program with the window, draw a game and the presses that follow its position into a
/// file; see exportPicture. It is looked for in the folder of this program, then where the shell looks for
/// programs. Waits for it. Returns why that was impossible, as a phrase, or nothing.
[[nodiscard]] std::optional<std::string> drawByFlipgame(const std::string& path, const FlipFile& game,
                                                        const PictureLook& look);

} // namespace flip::console
