#pragma once

#include "core/explain/board_family.h"

#include <cstdint>
#include <optional>

namespace flip {

/// A random board of the family that needs exactly `presses` presses. The same seed gives the same board on
/// every machine. Nothing if none is found, or if the context ends the search.
///
/// All such boards are equally likely if mostDraws draws are enough: on 4×4 and 5×5 for any number of
/// presses, and on larger boards for all numbers except those close to the largest; where a board has very
/// many optimal press sets, they are not. Then single presses are added to or taken from a press set of the
/// hardest known board (hardest_boards.h), at most mostDraws times, until the minimum is right; if it is
/// still too large, presses of an optimal press set are left out, each of which lowers it by exactly one.
/// Some of the results are more likely than others. If hardestBoard() refuses the family, that is not
/// possible, and boards with several optimal press sets are more likely. A node is one press set whose
/// minimum is determined.
[[nodiscard]] std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses,
                                                 std::uint64_t seed, const SearchContext& context = {});

inline constexpr int mostDraws = 20'000;

} // namespace flip
