#pragma once

#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/options.h"
#include "app/flipsolve/wording.h"
#include "core/model/ties.h"

#include <functional>
#include <optional>
#include <string>

namespace flip::console {

/// What is said about one puzzle.
struct Reply {
    /// False when there is no answer; the complaint tells why.
    bool answered = true;
    /// For standard output, whole lines.
    std::string text;
    /// For standard error, to follow the place of the puzzle; may be empty.
    std::string complaint;
    /// Where the text is long, it is empty and this writes it.
    std::function<void(TextSink& to)> writeLongText = {};
};

/// Solves the puzzle and puts the answer into the words that the options ask for. The answer has been
/// verified. `threads` may search; the monitor, which may be null, listens and may stop it. The options have
/// to live as long as the reply.
[[nodiscard]] Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options, int threads = 1,
                            Monitor* monitor = nullptr);

/// An answer that holds.
struct Solved {
    Outcome outcome;
    /// Where they had to be found for the order.
    std::optional<SetsOrNot> sets = {};
};

/// Why there is no answer, as a phrase.
struct Refusal {
    std::string why;
};

/// Solves the puzzle and verifies the answer; of several optimal press sets it is the one that comes first in
/// the order.
[[nodiscard]] Result<Solved, Refusal> solveInOrder(const Puzzle& puzzle, const Method& method, Ties ties,
                                                   const SearchContext& context);

/// Whether replies are one line each; otherwise they are separated by blank lines.
[[nodiscard]] bool repliesInOneLine(const Options& options);

} // namespace flip::console
