#pragma once

#include "app/flipsolve/check_output.h"
#include "app/flipsolve/child_program.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace flip::console {

/// Runs the program that is checked on an input, and lets it print at most so many bytes. Called by several
/// threads at once.
using ProgramRun = std::function<ChildEnd(const std::string& input, std::size_t mostOutput)>;

/// How a check is done.
struct CheckPlan {
    /// How many runs at a time; at least 1.
    int jobs = 1;
    /// When no further run is begun.
    std::chrono::steady_clock::time_point end = std::chrono::steady_clock::time_point::max();
    /// Told now and then how many cases have been tried; on the calling thread.
    std::function<void(std::size_t cases)> progressed = [](std::size_t /*cases*/) {};
};

/// An input on which the program is wrong.
struct CheckFault {
    /// The cases of the input; if there are several, the program is right on each by itself.
    std::vector<KnownCase> cases;
    /// The one that is answered wrongly.
    std::size_t index = 0;
    /// A phrase.
    std::string why;
    ChildEnd end;

    /// Whether the program could not be run at all.
    [[nodiscard]] bool neverRan() const;
};

struct CheckResult {
    /// How many cases have been tried, all of them right unless there is a fault.
    std::size_t tried = 0;
    std::optional<CheckFault> fault;
};

/// Runs a program on the puzzles, many in one input where the judge sends many, and compares what it prints
/// with what the judge expects. A wrong input is narrowed to one case, or to few if it is right on each of
/// them by itself. The fault is that of the smallest such case. Ends early, without a fault, when a signal
/// waits (HeldSignals).
[[nodiscard]] CheckResult checkProgram(const Judge& judge, std::span<const FoundPuzzle> puzzles,
                                       const ProgramRun& run, const CheckPlan& plan);

} // namespace flip::console
