#include "app/flipsolve/reply.h"

#include "app/flipsolve/answer_text.h"
#include "app/flipsolve/compare_text.h"
#include "app/flipsolve/explain_text.h"
#include "app/flipsolve/json_text.h"
#include "app/flipsolve/obstacle_text.h"
#include "app/flipsolve/picture_file.h"
#include "core/explain/chosen_set.h"
#include "core/solve/methods/best_so_far.h"
#include "core/solve/proof/proof.h"
#include "core/solve/solve.h"
#include "core/solve/verify.h"

#include <optional>
#include <utility>

namespace flip::console {

namespace {

/// The text about a larger puzzle is not put together before it is written: it can be many times as long as
/// the puzzle.
constexpr std::int64_t mostCellsAtOnce = 1 << 16;

/// Completes "the method NAME …".
std::string_view whatStopped(Stopped::Reason reason) {
    switch (reason) {
    case Stopped::Reason::Time:
        return "ran out of time";
    case Stopped::Reason::Nodes:
        return "reached the node limit";
    case Stopped::Reason::Memory:
        return "reached the memory limit";
    case Stopped::Reason::Wrong:
        return "gave a wrong answer; please report this puzzle";
    case Stopped::Reason::Asked:
        break;
    }
    return "was cancelled";
}

/// All that is known about a puzzle.
struct Findings {
    Wording wording;
    Puzzle puzzle;
    Outcome outcome;
    /// Where the options ask for them.
    std::optional<SetsOrNot> sets;
    std::optional<SolutionCount> count;
    /// What is left for an explanation.
    Budget left{};
    SearchEffort effort{};

    void write(TextSink& to, const Options& options) const {
        if (options.output == Options::Output::Json) {
            writeJson(to, puzzle, *options.method, outcome, *sets, count);
            return;
        }
        writeAnswerLine(to, wording, outcome.answer, options.presses);
        if (options.explain) writeSpecialCells(to, wording, puzzle.rule);
        if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
            if (options.proof || options.explain) writeProof(to, wording, puzzle, *impossible);
            if (options.explain) writeWhyImpossible(to, wording, puzzle, *impossible, left);
            return;
        }
        if (options.steps) writeSteps(to, wording, puzzle, *pressesOf(outcome.answer));
        if (options.all) writeAllSets(to, wording, puzzle.goal, outcome.answer, *sets);
        if (!options.explain) return;
        if (const auto* unproven = std::get_if<Unproven>(&outcome.answer)) {
            writeWhyUnproven(to, *unproven, effort);
        } else {
            writeWhyOptimal(to, wording, puzzle.goal, std::get<Optimal>(outcome.answer), effort, *sets);
        }
    }
};

bool wantsSets(const Options& options, const Answer& answer) {
    if (options.output == Options::Output::Json) return true;
    return (options.all || options.explain) && !std::holds_alternative<Impossible>(answer);
}

/// To a person, who asks for all that are as small as the answer, none are told where it may not be minimal.
SetsOrNot setsFor(const Puzzle& puzzle, const Answer& answer, const Options& options,
                  const SearchContext& context, std::optional<SolutionCount>& count) {
    if (std::holds_alternative<Unproven>(answer) && options.output == Options::Output::Text)
        return Stopped{Stopped::Reason::Time};
    return findSolutionSets(puzzle, context, &count);
}

Reply compared(const Puzzle& puzzle, const SearchContext& context) {
    const auto contestants = compareMethods(puzzle, context);
    Reply reply;
    reply.text = comparisonText(contestants);
    if (!allAgree(contestants)) {
        reply.answered = false;
        reply.complaint = "the methods disagree; please report this puzzle";
    }
    return reply;
}

/// The judge's lines for a panel have no place for it.
std::string remarkOn(const Wording& wording, const Answer& answer) {
    const auto* unproven = std::get_if<Unproven>(&answer);
    if (!unproven || !wording.isPanel()) return {};
    return "perhaps not minimal; at least " + counted(unproven->lowerBound, "button is", "buttons are") +
           " needed";
}

/// Of one colour, the default method's set is the first one if it could complete its search.
bool isFirst(const Optimal& optimal, const Goal& goal, const Method& method, Ties ties) {
    if (isOnlyOne(optimal)) return true;
    return ties == Ties::EarlierCells && coloursOf(goal).size() == 1 && &method == &defaultMethod() &&
           !optimal.mayNotBeFirst;
}

} // namespace

std::optional<std::string> refusal(const Answer& answer, const Method& method) {
    const std::string name(method.name);
    if (const auto* large = std::get_if<TooLarge>(&answer)) return "the method " + name + " " + large->limit;
    if (const auto* stopped = std::get_if<Stopped>(&answer)) {
        return "the method " + name + " " + std::string(whatStopped(stopped->reason));
    }
    return std::nullopt;
}

Result<Solved, Refusal> solveInOrder(const Puzzle& puzzle, const Method& method, Ties ties,
                                     const SearchContext& context) {
    Solved solved{solve(method, puzzle, context)};
    auto* optimal = std::get_if<Optimal>(&solved.outcome.answer);
    if (optimal && ties != Ties::Any && !isFirst(*optimal, puzzle.goal, method, ties)) {
        SearchContext rest = context;
        rest.budget = context.budget.after(solved.outcome.cost.time);
        solved.sets = findSolutionSets(puzzle, rest, &solved.count);
        const auto* sets = std::get_if<SolutionSets>(&*solved.sets);
        if (const auto* stopped = std::get_if<Stopped>(&*solved.sets))
            return Refusal{"the search for the first of the optimal press sets " +
                           std::string(whatStopped(stopped->reason))};
        auto chosen = sets ? chosenSet(*sets, ties) : std::nullopt;
        if (!chosen) return Refusal{"there are too many press sets to put in order"};
        if (!verify(puzzle, *chosen))
            return Refusal{"an optimal press set is wrong; please report this puzzle"};
        *optimal = *std::move(chosen);
    }
    if (auto why = refusal(solved.outcome.answer, method)) return Refusal{*std::move(why)};
    return solved;
}

Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options, int threads, Monitor* monitor) {
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    return replyTo(wording, std::move(puzzle), options, context);
}

Reply replyTo(const Wording& wording, Puzzle puzzle, const Options& options, SearchContext context) {
    if (options.output == Options::Output::Comparison) return compared(puzzle, context);
    const bool wentOn = context.proof != nullptr && !context.proof->record.searches.empty();
    auto solved = solveInOrder(puzzle, *options.method, options.order.value_or(Ties::Any), context);
    const bool isKept = context.proof != nullptr;
    // What follows is no part of the proof.
    context.proof = nullptr;
    Reply reply;
    if (!solved) {
        reply.answered = false;
        reply.complaint = solved.error().why;
        return reply;
    }
    Solved found = *std::move(solved);
    // One limit for all that is done for the puzzle.
    context.budget = context.budget.after(found.outcome.cost.time);
    Findings findings{wording,     std::move(puzzle), std::move(found.outcome), std::move(found.sets),
                      found.count, context.budget};
    const Answer& answer = findings.outcome.answer;
    const auto* optimal = std::get_if<Optimal>(&answer);
    // A search that ended early may have proven the minimum in other ways, too.
    const bool isProvenByFlips = optimal != nullptr && optimal->mayNotBeFirst &&
                                 optimal->presses.count() == leastPresses(findings.puzzle);
    findings.effort = {findings.outcome.cost.nodes, wentOn, isProvenByFlips};
    if (options.output == Options::Output::Text) reply.complaint = remarkOn(wording, answer);
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        reply.obstacle = unproven->obstacle;
        // What else is true of a proof that is kept is told with what is left of it.
        if (!isKept || unproven->obstacle.kind == Obstacle::Kind::Memory)
            reply.remark(whyUnproven(unproven->obstacle, options.budget));
    }
    if (wantsSets(options, answer) && !findings.sets)
        findings.sets = setsFor(findings.puzzle, answer, options, context, findings.count);
    if (!options.picture.empty()) {
        reply.drawPicture = [puzzle = findings.puzzle, answer, &options]() -> std::optional<std::string> {
            const auto problem =
                writePicture(options.picture, puzzle, answer, options.look.value_or(PictureLook()));
            if (!problem) return std::nullopt;
            return "cannot write the picture " + options.picture + ": " + *problem;
        };
    }
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
