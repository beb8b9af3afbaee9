#pragma once

#include "app/flipsolve/reply.h"
#include "core/text/judge.h"

#include <cstdint>

namespace flip::console {

/// Solves one board of a judge's input and puts the answer as that judge expects it, byte for byte. `number`
/// counts from 1. The answer has been verified. The rest as for replyTo.
[[nodiscard]] Reply judgeReplyTo(const Judge& judge, std::int64_t number, const FoundPuzzle& found,
                                 const Options& options, int threads = 1, Monitor* monitor = nullptr);

} // namespace flip::console
