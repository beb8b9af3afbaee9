#pragma once

#include "core/text/sign_boards.h"

#include <string_view>

namespace flip {

/// Shapes a single flat list as the program around it says: matrix(c(…), nrow = 4) in R, which fills columns
/// unless byrow is true, reshape([…], 4, 4) in Matlab, which does, too, and reshape(4, 4) in numpy, which
/// fills rows. Other boards stay as they are.
void shapeAsWritten(std::string_view text, SignBoards& boards);

/// Why the lists are not the rows of a board, if the text gives it other sides: {"rows": 3, "cols": 3, "lit":
/// [[0, 1], [1, 0]]} has places; int g[3][3] = {{1, 0, 1}, {0, 1, 0}} has a row that is not shown.
[[nodiscard]] std::optional<TextError> contradictedShape(std::string_view text, const SignBoards& boards);

} // namespace flip
