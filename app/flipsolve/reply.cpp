#include "app/flipsolve/reply.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/compare_text.h"
#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/json_text.h"
#include "core/solve/verify.h"

namespace flip::console {

namespace {

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

/// The lines that follow the answer's first one.
std::string details(const Wording& wording, const Puzzle& puzzle, const Outcome& outcome,
                    const Options& options, const SearchContext& context) {
    std::string text;
    if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
        if (options.proof || options.explain) text += proofText(wording, puzzle, *impossible);
        if (options.explain) text += whyImpossibleText(wording, puzzle, *impossible);
        return text;
    }
    if (options.steps) text += stepsText(wording, puzzle, *pressesOf(outcome.answer));
    if (!options.all && !options.explain) return text;
    const SetsOrNot sets = findSolutionSets(puzzle, context);
    if (options.all) text += allSetsText(wording, sets);
    if (options.explain) text += whyOptimalText(wording, outcome, sets);
    return text;
}

Reply compared(const Puzzle& puzzle, const SearchContext& context) {
    const auto contestants = compareMethods(puzzle, context);
    Reply reply{true, comparisonText(contestants), {}};
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

Reply replyTo(const Wording& wording, const Puzzle& puzzle, const Options& options, int threads,
              Monitor* monitor) {
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    if (options.output == Options::Output::Comparison) return compared(puzzle, context);
    const Outcome outcome = solve(*options.method, puzzle, context);
    if (auto why = refusal(puzzle, outcome.answer, *options.method)) return {false, {}, std::move(*why)};
    if (options.output == Options::Output::Json) {
        return {true, jsonLine(puzzle, *options.method, outcome, findSolutionSets(puzzle, context)), {}};
    }
    return {true,
            answerLine(wording, outcome.answer, options.presses) +
                details(wording, puzzle, outcome, options, context),
            remarkOn(wording, outcome.answer)};
}

bool repliesInOneLine(const Options& options) {
    const bool adds = options.steps || options.proof || options.all || options.explain;
    return !adds && options.output != Options::Output::Comparison;
}

} // namespace flip::console
