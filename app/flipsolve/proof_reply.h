#pragma once

#include "app/flipsolve/proof_file.h"
#include "app/flipsolve/reply.h"

#include <functional>
#include <string>

namespace flip::console {

/// Whether the options ask for a proof that is kept, shared out or put together.
[[nodiscard]] bool keepsProof(const Options& options);

/// What is known of a proof before, and from which files.
struct KnownProof {
    ProofRecord record = {};
    ListedFiles files = {};
    /// Is told of files whose lists are not used, before anything is searched. May be empty.
    std::function<void(const std::string& remark)> tell = {};
};

/// As replyTo(), for these: goes on from what is known. With --checkpoint, the proof is kept in a file; with
/// --part, a share of it is done, and without a file the text is what is known then; with --merge alone,
/// nothing more is done.
[[nodiscard]] Reply replyWithProof(const Wording& wording, const Puzzle& puzzle, const Options& options,
                                   KnownProof known, int threads = 1, Monitor* monitor = nullptr);

} // namespace flip::console
