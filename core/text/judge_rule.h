#pragma once

#include "core/text/judge.h"

#include <cstdint>
#include <vector>

namespace flip {

// The rules of judges that are no 3×3 pattern: tables of masks, of size.cells()² bits.

/// A press flips the whole row and the whole column of its cell.
[[nodiscard]] Rule ruleOfRowsAndColumns(Size size);

/// The same rule, but a press on the cells of `dead` flips nothing.
[[nodiscard]] Rule withoutPresses(const Rule& rule, const Grid& dead);

/// For every cell a mask of only that cell.
[[nodiscard]] std::vector<Grid> singleCells(Size size);

/// A press flips the cells that are at most `reach` away in reading order; `reach` is at least 0.
[[nodiscard]] Rule ruleWithReach(Size size, std::int64_t reach);

/// A press flips its cell and the next ones in reading order, `length` together; where there are fewer,
/// nothing can be pressed. `length` is at least 1.
[[nodiscard]] Rule ruleWithWindow(Size size, std::int64_t length);

} // namespace flip
