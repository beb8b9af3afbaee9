#pragma once

#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/options.h"
#include "app/flipsolve/wording.h"
#include "core/base/obstacle.h"
#include "core/model/ties.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace flip::console {

/// The output for one puzzle.
struct Reply {
    /// False if there is no answer; the complaint says why.
    bool answered = true;
    /// For standard output, whole lines.
    std::string text;
    /// For standard error, after the place of the puzzle; may be empty.
    std::string complaint;
    /// Writes the text if it is long; `text` is then empty.
    std::function<void(TextSink& to)> writeLongText = {};
    /// Draws the picture that is asked for, once it is clear that the input has no other puzzle and no error.
    /// Returns why that was impossible, or nothing. Empty if there is none to draw.
    std::function<std::optional<std::string>()> drawPicture = {};
    /// Whether there is no answer because something that was given is wrong.
    bool isInputWrong = false;
    /// Why it is not proven that there is no better answer; nothing if it is.
    std::optional<Obstacle> obstacle = {};

    /// Adds to the complaint, if there is something to say.
    void remark(std::string_view what) {
        if (!complaint.empty() && !what.empty()) complaint += "; ";
        complaint += what;
    }
};

/// Solves the puzzle and writes the verified answer as the options ask for. The search may use `threads`
/// threads; the monitor, which may be null, receives its progress and may stop it. The options must live as
/// long as the reply.
[[nodiscard]] Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options, int threads = 1,
                            Monitor* monitor = nullptr);

/// The same within this context, whose record of a proof may be null.
[[nodiscard]] Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options,
                            SearchContext context);

/// Why there is no answer that could be printed, or nothing.
[[nodiscard]] std::optional<std::string> refusal(const Answer& answer, const Method& method);

/// A verified answer.
struct Solved {
    Outcome outcome;
    /// All press sets that work, if they had to be found for the order.
    std::optional<SetsOrNot> sets = {};
    std::optional<SolutionCount> count = {};
};

/// Why there is no answer, as a phrase.
struct Refusal {
    std::string why;
};

/// Solves the puzzle and verifies the answer. Of several optimal press sets, returns the first in the order
/// `ties`.
[[nodiscard]] Result<Solved, Refusal> solveInOrder(const Puzzle& puzzle, const Method& method, Ties ties,
                                                   const SearchContext& context);

/// Whether replies are one line each; otherwise they are separated by blank lines.
[[nodiscard]] bool repliesInOneLine(const Options& options);

} // namespace flip::console
