#pragma once

#include "app/flipsolve/reply.h"
#include "core/solve/proof/proof_text.h"

namespace flip::console {

/// Whether the options ask for a proof that is kept, shared out or put together.
[[nodiscard]] bool keepsProof(const Options& options);

/// As replyTo(), for these: goes on from what is known. With --checkpoint, the proof is kept in a file; with
/// --part, a share of it is done, and without a file the text is what is known then; with --merge alone,
/// nothing more is done.
[[nodiscard]] Reply replyWithProof(const Wording& wording, const Puzzle& puzzle, const Options& options,
                                   ProofRecord known, int threads = 1, Monitor* monitor = nullptr);

} // namespace flip::console
