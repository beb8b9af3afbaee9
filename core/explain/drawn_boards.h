#pragma once

#include "core/explain/atlas.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace flip {

// Boards drawn at random from a family: where there are too many to count them all, and where a person wants
// another one like this. A random press set falls into each coset with the same chance (board_family.h), so
// it stands for a random board with a solution; only its coset has to be searched for the lightest element.

/// The optima of `boards` boards drawn at random, each with a solution equally likely; fewer when the time or
/// the monitor ends it, and TooLarge when one of them cannot be proven. The same seed gives the same boards.
[[nodiscard]] std::variant<Atlas, Stopped, TooLarge>
sampleOptima(const BoardFamily& family, int boards, std::uint64_t seed, const SearchContext& context = {});

/// The fewest presses of one of the family's boards, proven, or nothing when it has no solution or the
/// context's budget ends before the proof.
[[nodiscard]] std::optional<std::int64_t> optimumOf(const BoardFamily& family, const Grid& board,
                                                    const SearchContext& context = {});

/// A board that needs exactly so many presses, drawn at random; nothing when none was found in `attempts`
/// draws of as many cells. The same seed gives the same board.
[[nodiscard]] std::optional<Grid> boardThatNeeds(const BoardFamily& family, std::int64_t presses,
                                                 std::uint64_t seed, int attempts = 200'000,
                                                 const SearchContext& context = {});

/// A board without a solution, drawn at random, or nothing when every board has one.
[[nodiscard]] std::optional<Grid> boardWithoutSolution(const BoardFamily& family, std::uint64_t seed);

} // namespace flip
