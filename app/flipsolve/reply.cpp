#include "app/flipsolve/reply.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/compare_text.h"
#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/json_text.h"
#include "core/solve/verify.h"

#include <optional>
#include <utility>

namespace flip::console {

namespace {

/// The text about a larger puzzle is not put together before it is written: it can be many times as long as
/// the puzzle.
constexpr std::int64_t mostCellsAtOnce = 1 << 16;

std::string_view reasonText(Stopped::Reason reason) {
    switch (reason) {
    case Stopped::Reason::Time:
        return "the time is up";
    case Stopped::Reason::Nodes:
        return "it has looked at as many nodes as it may";
    case Stopped::Reason::Memory:
        return "it needs more memory than it may take";
    case Stopped::Reason::Asked:
        break;
    }
    return "it was asked to";
}

/// Why there is no answer that could be printed, or nothing.
std::optional<std::string> refusal(const Puzzle& puzzle, const Answer& answer, const Method& method) {
    const std::string name(method.name);
    if (const auto* large = std::get_if<TooLarge>(&answer)) return "the method " + name + " " + large->limit;
    if (const auto* stopped = std::get_if<Stopped>(&answer)) {
        return "the method " + name + " has stopped: " + std::string(reasonText(stopped->reason));
    }
    if (!verify(puzzle, answer)) return "the answer of " + name + " is wrong; please report this board";
    return std::nullopt;
}

/// All that is known about a puzzle.
struct Findings {
    Wording wording;
    Puzzle puzzle;
    Outcome outcome;
    /// Where the options ask for them.
    std::optional<SetsOrNot> sets;

    void write(TextSink& to, const Options& options) const {
        if (options.output == Options::Output::Json) {
            writeJson(to, puzzle, *options.method, outcome, *sets);
            return;
        }
        writeAnswerLine(to, wording, outcome.answer, options.presses);
        if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
            if (options.proof || options.explain) writeProof(to, wording, puzzle, *impossible);
            if (options.explain) writeWhyImpossible(to, wording, puzzle, *impossible);
            return;
        }
        if (options.steps) writeSteps(to, wording, puzzle, *pressesOf(outcome.answer));
        if (options.all) writeAllSets(to, wording, *sets);
        if (options.explain) writeWhyOptimal(to, wording, outcome, *sets);
    }
};

bool wantsSets(const Options& options, const Answer& answer) {
    if (options.output == Options::Output::Json) return true;
    return (options.all || options.explain) && !std::holds_alternative<Impossible>(answer);
}

Reply compared(const Puzzle& puzzle, const SearchContext& context) {
    const auto contestants = compareMethods(puzzle, context);
    Reply reply;
    reply.text = comparisonText(contestants);
    if (!allAgree(puzzle, contestants)) {
        reply.answered = false;
        reply.complaint = "the methods do not agree; please report this puzzle";
    }
    return reply;
}

/// The judge's lines for a panel have no place for it.
std::string remarkOn(const Wording& wording, const Answer& answer) {
    const auto* unproven = std::get_if<Unproven>(&answer);
    if (!unproven || !wording.isPanel()) return {};
    return "not proven to be the fewest buttons; it takes at least " + std::to_string(unproven->lowerBound);
}

} // namespace

Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options, int threads, Monitor* monitor) {
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    if (options.output == Options::Output::Comparison) return compared(puzzle, context);
    Findings findings{wording, std::move(puzzle), {}, std::nullopt};
    findings.outcome = solve(*options.method, findings.puzzle, context);
    const Answer& answer = findings.outcome.answer;
    Reply reply;
    if (auto why = refusal(findings.puzzle, answer, *options.method)) {
        reply.answered = false;
        reply.complaint = std::move(*why);
        return reply;
    }
    if (options.output == Options::Output::Text) reply.complaint = remarkOn(wording, answer);
    if (wantsSets(options, answer)) findings.sets = findSolutionSets(findings.puzzle, context);
    if (findings.puzzle.size().cells() > mostCellsAtOnce) {
        reply.writeLongText = [findings = std::move(findings), &options](TextSink& to) {
            findings.write(to, options);
        };
    } else {
        StringSink text;
        findings.write(text, options);
        reply.text = text.take();
    }
    return reply;
}

bool repliesInOneLine(const Options& options) {
    const bool adds = options.steps || options.proof || options.all || options.explain;
    return !adds && options.output != Options::Output::Comparison;
}

} // namespace flip::console
