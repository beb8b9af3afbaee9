#pragma once

#include "core/base/result.h"
#include "core/explain/atlas.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace flip {

// Boards drawn at random from a family, for families too large to count. A random press set is equally likely
// to be in each coset (board_family.h), so it represents a random board with a solution; only its coset has
// to be searched for the lightest element.

/// The minima of `boards` boards drawn at random, all boards with a solution being equally likely. Counts
/// fewer boards if the time ends it or one of them cannot be proven; TooLarge if that is the first one, and
/// Stopped if the monitor ends it. The same seed gives the same boards.
[[nodiscard]] std::variant<Atlas, Stopped, TooLarge>
sampleOptima(const BoardFamily& family, int boards, std::uint64_t seed, const SearchContext& context = {});

/// The fewest presses of one of the family's boards, proven; nothing if it has no solution. Stopped if the
/// budget ends first, or if the proof is out of reach.
[[nodiscard]] Result<std::optional<std::int64_t>, Stopped>
optimumOf(const BoardFamily& family, const Grid& board, const SearchContext& context = {});

/// A board without a solution, drawn at random; nothing if every board has one, or if the time or the monitor
/// ends it. At least half of all boards have none, if any.
[[nodiscard]] std::optional<Grid> boardWithoutSolution(const BoardFamily& family, std::uint64_t seed,
                                                       const SearchContext& context = {});

} // namespace flip
