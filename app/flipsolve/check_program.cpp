#include "app/flipsolve/check_program.h"

#include "app/flipsolve/judge_reply.h"
#include "core/base/counted.h"
#include "core/base/threads.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <utility>

namespace flip::console {

namespace {

using Kind = ChildEnd::Kind;
using Cases = std::span<const KnownCase>;

/// What a shell returns for a program that it could not start: POSIX, 2.8.2.
constexpr int notExecutable = 126;
constexpr int notFound = 127;
/// A shell adds this to the number of a signal.
constexpr int signalStatus = 128;
constexpr int mostSignals = 64;

std::string signalText(int number) {
    return "signal " + std::to_string(number) + " (" + strsignal(number) + ")";
}

/// Why the way in which the program ended is wrong; empty if it is not.
std::string whyEnded(const ChildEnd& end) {
    switch (end.kind) {
    case Kind::Exited:
        break;
    case Kind::Signalled:
        return "crashed: " + signalText(end.code);
    case Kind::TooSlow:
        return "ran too long: stopped at the time limit";
    case Kind::TooMuchOutput:
        return "printed too much: stopped after " + counted(end.output.size(), "byte", "bytes");
    case Kind::NotStarted:
    case Kind::Interrupted:
        return "was not run";
    }
    if (end.code == 0) return {};
    const std::string text = "ended with exit status " + std::to_string(end.code);
    const bool isSignal = end.code > signalStatus && end.code <= signalStatus + mostSignals;
    return isSignal ? text + ", " + signalText(end.code - signalStatus) : text;
}

/// Fault of a single run.
struct RunFault {
    std::size_t index = 0;
    /// Whether it is the output that tells which case is wrong.
    bool isLocated = false;
    std::string why;
    ChildEnd end;
};

/// Runs the program, and finds the smallest input on which it is wrong.
class Examiner {
  public:
    Examiner(const Judge& judge, const ProgramRun& run) : judge_(judge), run_(run) {}

    [[nodiscard]] std::optional<RunFault> examine(Cases cases) const {
        std::vector<FoundPuzzle> puzzles;
        for (const KnownCase& known : cases) puzzles.push_back(known.found);
        const std::string expected = expectedFor(judge_, cases);
        RunFault fault{0, false, {}, run_(writeJudgeInput(judge_, puzzles), mostOutput(expected.size()))};
        if (fault.end.kind == Kind::Interrupted) return std::nullopt;
        fault.why = whyEnded(fault.end);
        const auto wrong = faultIn(judge_, cases, fault.end.output);
        if (!wrong && fault.why.empty()) return std::nullopt;
        if (!wrong) {
            fault.why = "the answer is right, but the program " + fault.why;
        } else if (fault.why.empty()) {
            fault.index = wrong->index;
            fault.isLocated = true;
            fault.why = wrong->why;
        }
        return fault;
    }

    /// The smallest part of a wrong input that is wrong, too; nothing if the program is only too slow for so
    /// many.
    [[nodiscard]] std::optional<CheckFault> narrow(Cases cases, RunFault fault) const {
        if (cases.size() == 1) return faultOf(cases, std::move(fault));
        if (fault.isLocated) {
            const Cases suspect = cases.subspan(fault.index, 1);
            if (auto alone = examine(suspect)) return faultOf(suspect, *std::move(alone));
        }
        const std::size_t half = cases.size() / 2;
        for (const Cases part : {cases.first(half), cases.subspan(half)}) {
            auto wrong = examine(part);
            if (!wrong) continue;
            if (auto found = narrow(part, *std::move(wrong))) return found;
        }
        if (fault.end.kind == Kind::TooSlow) return std::nullopt;
        return together(cases, std::move(fault));
    }

  private:
    /// Enough for any program that prints its answers with some words around them.
    static std::size_t mostOutput(std::size_t expected) { return 4 * expected + (std::size_t{1} << 16U); }

    static CheckFault faultOf(Cases cases, RunFault fault) {
        return {{cases.begin(), cases.end()}, fault.index, std::move(fault.why), std::move(fault.end)};
    }

    /// Right on each half, but not on both: leaves out from the front, and then from the end, what is not
    /// needed for that. A program may look ahead, so that a case is wrong because of those behind it.
    [[nodiscard]] CheckFault together(Cases cases, RunFault fault) const {
        auto again = examine(cases);
        if (!again) {
            fault.why = "run again, it is right; at first, " + fault.why;
            return faultOf(cases, std::move(fault));
        }
        fault = *std::move(again);
        for (const bool atFront : {true, false}) {
            for (std::size_t part = cases.size() / 2; part > 0; part /= 2) {
                while (cases.size() > part + 1) {
                    const Cases rest = atFront ? cases.subspan(part) : cases.first(cases.size() - part);
                    auto shorter = examine(rest);
                    if (!shorter) break;
                    fault = *std::move(shorter);
                    cases = rest;
                }
            }
        }
        const bool isLast = fault.index + 1 == cases.size();
        const std::string where = !fault.isLocated || isLast ? "after"
                                  : fault.index == 0         ? "before"
                                                             : "among";
        const std::string others = counted(cases.size() - 1, "other case", "other cases");
        fault.why = "right by itself, but wrong " + where + " " + (fault.isLocated ? others : "others") +
                    " in the same input: " + fault.why;
        return faultOf(cases, std::move(fault));
    }

    const Judge& judge_;
    const ProgramRun& run_;
};

/// Where the inputs begin and end: the first few are short, so that a program that is always wrong is found
/// out at once.
std::vector<std::size_t> boundsOf(const JudgeInput& input, std::size_t cases) {
    constexpr std::size_t growth = 4;
    const auto most = static_cast<std::size_t>(input.cases == JudgeInput::Cases::One ? 1 : input.mostCases);
    std::vector<std::size_t> bounds{0};
    for (std::size_t length = 1; bounds.back() < cases; length = std::min(length * growth, most))
        bounds.push_back(std::min(bounds.back() + length, cases));
    return bounds;
}

/// One check: the inputs in turn, several at a time.
class Check {
  public:
    Check(const Judge& judge, std::span<const FoundPuzzle> puzzles, const ProgramRun& run,
          const CheckPlan& plan)
        : judge_(judge), puzzles_(puzzles), plan_(plan), examiner_(judge, run),
          bounds_(boundsOf(judge.input, puzzles.size())) {}

    CheckResult run() {
        while (begun_ + 1 < bounds_.size() && !isOver()) {
            auto wrong = runInputs();
            if (!wrong) continue;
            const std::size_t at = wrong->first;
            const auto cases = casesOf(at);
            if (auto fault = examiner_.narrow(cases, std::move(wrong->second)))
                return {bounds_[at + 1], std::move(fault)};
            begun_ = at + 1;
        }
        return {bounds_[std::min(begun_.load(), bounds_.size() - 1)], std::nullopt};
    }

  private:
    using Wrong = std::pair<std::size_t, RunFault>;

    [[nodiscard]] bool isOver() const {
        return HeldSignals::isWaiting() || std::chrono::steady_clock::now() >= plan_.end;
    }

    /// Goes on until all inputs have been tried, time is up, or one is wrong: the first of those that are.
    std::optional<Wrong> runInputs() {
        std::optional<Wrong> first;
        std::mutex mutex;
        std::atomic<std::size_t> end = bounds_.size() - 1;
        const auto work = [&](std::size_t thread) {
            while (!isOver()) {
                std::size_t at = begun_;
                while (at < end && !begun_.compare_exchange_weak(at, at + 1)) {
                }
                if (at >= end) return;
                auto fault = examiner_.examine(casesOf(at));
                if (thread == 0) plan_.progressed(bounds_[at + 1]);
                if (!fault) continue;
                const std::lock_guard lock(mutex);
                if (first && first->first < at) continue;
                first.emplace(at, *std::move(fault));
                end = at;
            }
        };
        runTogether(static_cast<std::size_t>(plan_.jobs), work, [&] { end = 0; });
        return first;
    }

    [[nodiscard]] std::vector<KnownCase> casesOf(std::size_t at) const {
        std::vector<KnownCase> cases;
        for (std::size_t i = bounds_[at]; i < bounds_[at + 1]; ++i) {
            const auto solved = solveInOrder(puzzles_[i].puzzle, defaultMethod(), judge_.ties, {});
            if (!solved || std::holds_alternative<Unproven>(solved->outcome.answer))
                throw std::runtime_error("case " + std::to_string(i + 1) + " of the check cannot be solved");
            const Grid* presses = pressesOf(solved->outcome.answer);
            cases.push_back({puzzles_[i], presses ? std::optional(*presses) : std::nullopt,
                             waysFor(judge_, puzzles_[i].puzzle), i + 1});
        }
        return cases;
    }

    const Judge& judge_;
    std::span<const FoundPuzzle> puzzles_;
    const CheckPlan& plan_;
    Examiner examiner_;
    std::vector<std::size_t> bounds_;
    /// How many inputs have been begun.
    std::atomic<std::size_t> begun_{0};
};

} // namespace

bool CheckFault::neverRan() const {
    if (end.kind == Kind::NotStarted) return true;
    const bool isShells = end.code == notExecutable || end.code == notFound;
    // A program may end with these numbers, too; the shell says why.
    return end.kind == Kind::Exited && isShells && end.output.empty() && !end.errors.empty();
}

CheckResult checkProgram(const Judge& judge, std::span<const FoundPuzzle> puzzles, const ProgramRun& run,
                         const CheckPlan& plan) {
    return Check(judge, puzzles, run, plan).run();
}

} // namespace flip::console
