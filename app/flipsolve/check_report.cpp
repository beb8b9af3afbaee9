#include "app/flipsolve/check_report.h"

#include "app/flipsolve/check_cases.h"
#include "app/flipsolve/check_program.h"
#include "app/flipsolve/progress_line.h"
#include "core/base/counted.h"

#include <array>
#include <cstdio>
#include <random>
#include <string>

namespace flip::console {

namespace {

using Clock = std::chrono::steady_clock;

/// For one run, if the options do not say.
constexpr std::chrono::seconds usualTime(10);
/// For the whole check.
constexpr std::chrono::minutes usualDuration(5);
/// Short enough to be typed again.
constexpr unsigned seeds = 1'000'000;

std::string seconds(Clock::duration time) {
    std::array<char, 32> text{};
    static_cast<void>(
        std::snprintf(text.data(), text.size(), "%.1f s", std::chrono::duration<double>(time).count()));
    return text.data();
}

std::string cases(std::size_t count) { return counted(count, "case", "cases"); }

void writePart(Output& output, std::string_view title, std::string_view text) {
    output.write(std::string(title) + ":\n" + shown(text) + (text.empty() ? "(nothing)\n" : "\n"));
}

/// The input on which the program is wrong, what is expected and what it printed.
void writeFault(const Judge& judge, const CheckFault& fault, std::size_t total, Output& output) {
    const KnownCase& wrong = fault.cases[fault.index];
    output.write("wrong: case " + grouped(wrong.number) + " of " + grouped(total) + ": " + fault.why + "\n");
    std::vector<FoundPuzzle> puzzles;
    for (const KnownCase& known : fault.cases) puzzles.push_back(known.found);
    writePart(output, "input", writeJudgeInput(judge, puzzles));
    writePart(output, "expected", expectedFor(judge, fault.cases));
    writePart(output, "printed", fault.end.output);
    if (!fault.end.errors.empty()) writePart(output, "on standard error", fault.end.errors);
}

std::string drawnText(const Judge& judge, std::uint64_t seed) {
    const std::string from = hasOwnRules(judge.input) ? "small and large ones" : "the smallest, and others";
    return from + " drawn with --seed " + std::to_string(seed);
}

} // namespace

Status writeCheck(const Options& options, Output& output) {
    const auto refuse = [&](const ChildEnd& end) {
        output.complain("the program cannot be run: " + shown(end.errors, 1));
        return Status::BadInput;
    };
    const HeldSignals held;
    // What the shell cannot read ends with a status that a program may end with, too.
    const ChildEnd read = runChild(readByShell(options.program), {}, {std::nullopt, 0});
    if (read.kind == ChildEnd::Kind::Exited && read.code != 0) return refuse(read);
    const Judge& judge = *options.judge;
    const std::uint64_t seed = options.seed ? *options.seed : std::random_device()() % seeds;
    const bool hasTime = options.budget.time != std::chrono::nanoseconds::max();
    const std::chrono::nanoseconds time = hasTime ? options.budget.time : usualTime;
    const CheckCases all = casesFor(judge, seed);
    const std::size_t total = all.puzzles.size();
    const auto run = [&](const std::string& input, std::size_t mostOutput) {
        return runChild(inShell(options.program), input, {time, mostOutput});
    };
    ProgressLine progress(output);
    const auto begin = Clock::now();
    const CheckPlan plan{options.jobs, begin + options.duration.value_or(usualDuration),
                         [&](std::size_t tried) { progress.show(grouped(tried) + " of " + cases(total)); }};
    const CheckResult result = checkProgram(judge, all.puzzles, run, plan);
    const std::string elapsed = seconds(Clock::now() - begin);
    if (HeldSignals::isWaiting()) {
        const std::string again = "; --seed " + std::to_string(seed) + " draws the same cases again";
        output.complain("stopped before the end" + (all.areAll ? "" : again));
        return Status::Failed;
    }
    if (result.fault && result.fault->neverRan()) return refuse(result.fault->end);
    if (result.fault) {
        writeFault(judge, *result.fault, total, output);
        if (!all.areAll) output.write("cases: " + drawnText(judge, seed) + "\n");
        return Status::Failed;
    }
    if (result.tried == 0) {
        output.complain("the time was up before the first run; --duration gives more");
        return Status::Failed;
    }
    std::string text = "right: ";
    if (result.tried < total)
        text += "the first " + grouped(result.tried) + " of " + cases(total);
    else
        text += (all.areAll ? "all " : "") + cases(total);
    text += " in " + elapsed;
    if (!all.areAll) text += ": " + drawnText(judge, seed);
    if (result.tried < total) text += "; --duration gives them more time";
    output.write(text + "\n");
    return Status::Answered;
}

} // namespace flip::console
