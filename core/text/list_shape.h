#pragma once

#include "core/text/sign_boards.h"

#include <string_view>

namespace flip {

/// Shapes a single flat list as the program around it says: matrix(c(…), nrow = 4) in R, which fills columns
/// unless byrow is true, reshape([…], 4, 4) in Matlab, which does, too, and reshape(4, 4) in numpy, which
/// fills rows. Other boards stay as they are.
void shapeAsWritten(std::string_view text, SignBoards& boards);

/// Whether the text gives the sides of a board of other ones, so that the lists are places, not rows:
/// {"rows": 3, "cols": 3, "lit": [[0, 1], [1, 0]]}.
[[nodiscard]] bool contradictsShape(std::string_view text, const SignBoards& boards);

} // namespace flip
