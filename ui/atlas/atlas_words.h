#pragma once

#include "core/explain/atlas.h"
#include "core/explain/atlas_order.h"
#include "core/explain/hardest_boards.h"

#include <QString>

namespace flip::ui::atlas_words {

/// "65,536" or, if that would be too long, "2¹⁰⁰".
[[nodiscard]] QString powerOfTwo(std::int64_t exponent);

/// "1 in 16 can be solved".
[[nodiscard]] QString solvableShare(const BoardFamily& family);

/// "1 in 16 can be solved, in at most 6 presses."
[[nodiscard]] QString summary(const BoardFamily& family, const Atlas& atlas);

/// What a column and a row of the picture of all boards are.
[[nodiscard]] QString order(AtlasOrder order, bool hasTwoStarts, const Goal& goal);

/// What a column and a row of the table of the hardest boards are.
[[nodiscard]] QString tableOfHardest(const Rule& rule, const Goal& goal);

/// "This board needs 4 presses.", or that it has no solution.
[[nodiscard]] QString verdict(std::int8_t optimum, bool isInPlay);

/// "This board needs 6 presses. Proven: no solvable board of this size needs more."
[[nodiscard]] QString hardest(const HardestBoard& hardest);

} // namespace flip::ui::atlas_words
