#pragma once

#include "core/explain/board_family.h"

#include <cstdint>
#include <optional>

namespace flip {

/// A board of the family that needs exactly that many presses, drawn at random. The same seed gives the same
/// board on every machine. Nothing where none is found, or when the context ends it.
///
/// All such boards are equally likely where mostDraws draws are enough: so on 4×4 and 5×5 with any number of
/// presses, and on larger boards with all numbers but those close to the largest. Beyond, a board as hard as
/// any known (hardest_boards.h) is made easier, one press at a time; of those some are more likely than
/// others. Where hardestBoard() refuses the family there is no such way, and boards with several fewest press
/// sets are more likely.
[[nodiscard]] std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses,
                                                 std::uint64_t seed, const SearchContext& context = {});

inline constexpr int mostDraws = 20'000;

} // namespace flip
