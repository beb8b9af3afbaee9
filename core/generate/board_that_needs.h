#pragma once

#include "core/explain/board_family.h"

#include <cstdint>
#include <optional>

namespace flip {

/// A random board of the family that needs exactly `presses` presses. The same seed gives the same board on
/// every machine. Nothing if none is found, or if the context ends the search.
///
/// All such boards are equally likely if mostDraws draws are enough: on 4×4 and 5×5 for any number of
/// presses, and on larger boards for all numbers except those close to the largest. Beyond that, the hardest
/// known board (hardest_boards.h) is made easier, one press at a time; some of the results are more likely
/// than others. If hardestBoard() refuses the family, that is not possible, and boards with several optimal
/// press sets are more likely.
[[nodiscard]] std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses,
                                                 std::uint64_t seed, const SearchContext& context = {});

inline constexpr int mostDraws = 20'000;

} // namespace flip
