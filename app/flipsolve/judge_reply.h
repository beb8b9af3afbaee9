#pragma once

#include "app/flipsolve/reply.h"
#include "core/text/judge.h"

#include <cstdint>
#include <span>

namespace flip::console {

/// How many press sets solve the puzzle, if the judge asks that and it can be solved; otherwise 0.
[[nodiscard]] std::uint64_t waysFor(const Judge& judge, const Puzzle& puzzle);

/// Solves one board of a judge's input and gives the verified answer exactly as that judge expects it.
/// `number` is the number of the case, from 1. Everything else is as for replyTo.
[[nodiscard]] Reply judgeReplyTo(const Judge& judge, std::int64_t number, const FoundPuzzle& found,
                                 const Options& options, int threads = 1, Monitor* monitor = nullptr);

/// Solves all boards of an input of which the judge wants only the sum of the answers. There is none if some
/// board has none.
[[nodiscard]] Reply judgeSumReplyTo(const Judge& judge, std::span<const FoundPuzzle> puzzles,
                                    const Options& options, int threads = 1, Monitor* monitor = nullptr);

} // namespace flip::console
