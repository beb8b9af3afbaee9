#pragma once

#include "core/base/result.h"
#include "core/explain/atlas.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace flip {

// Boards drawn at random from a family, where there are too many to count them all. A random press set falls
// into each coset with the same chance (board_family.h), so it stands for a random board with a solution;
// only its coset has to be searched for the lightest element.

/// The optima of `boards` boards drawn at random, each with a solution equally likely; fewer when the time or
/// the monitor ends it, and TooLarge when one of them cannot be proven. The same seed gives the same boards.
[[nodiscard]] std::variant<Atlas, Stopped, TooLarge>
sampleOptima(const BoardFamily& family, int boards, std::uint64_t seed, const SearchContext& context = {});

/// The fewest presses of one of the family's boards, proven; nothing when it has no solution. Stopped when
/// the budget ends before that is known, or the proof is out of reach.
[[nodiscard]] Result<std::optional<std::int64_t>, Stopped>
optimumOf(const BoardFamily& family, const Grid& board, const SearchContext& context = {});

/// A board without a solution, drawn at random; nothing when every board has one, or when the time or the
/// monitor ended it. At least every second draw has none.
[[nodiscard]] std::optional<Grid> boardWithoutSolution(const BoardFamily& family, std::uint64_t seed,
                                                       const SearchContext& context = {});

} // namespace flip
