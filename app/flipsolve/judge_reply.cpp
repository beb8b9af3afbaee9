#include "app/flipsolve/judge_reply.h"

#include "app/flipsolve/answer_text.h"
#include "core/solve/packed/packed_equations.h"

namespace flip::console {

std::uint64_t waysFor(const Judge& judge, const Puzzle& puzzle) {
    if (judge.answer.body != JudgeAnswer::Body::Ways) return 0;
    // Such a judge's boards fit into a word with bits to spare.
    const std::vector<Grid::Word> masks = puzzle.rule.packedMasks();
    return std::uint64_t{1} << PackedEquations(masks).quiet().size();
}

namespace {

/// The proven answer to one board.
Result<Solved, Refusal> solvedFor(const Judge& judge, const FoundPuzzle& found, const Options& options,
                                  int threads, Monitor* monitor) {
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    // Some judges accept only one of several press sets.
    const Ties ties = judge.ties == Ties::Any ? options.order.value_or(Ties::Any) : judge.ties;
    auto solved = solveInOrder(found.puzzle, *options.method, ties, context);
    if (solved && std::holds_alternative<Unproven>(solved->outcome.answer))
        return Refusal{"not proven to be minimal; no judge accepts that"};
    return solved;
}

} // namespace

Reply judgeReplyTo(const Judge& judge, std::int64_t number, const FoundPuzzle& found, const Options& options,
                   int threads, Monitor* monitor) {
    const auto solved = solvedFor(judge, found, options, threads, monitor);
    Reply reply;
    if (!solved) {
        reply.complaint = solved.error().why;
    } else {
        reply.text = writeJudgeAnswer(judge, number, found, pressesOf(solved->outcome.answer),
                                      waysFor(judge, found.puzzle));
    }
    reply.answered = reply.complaint.empty();
    return reply;
}

Reply judgeSumReplyTo(const Judge& judge, std::span<const FoundPuzzle> puzzles, const Options& options,
                      int threads, Monitor* monitor) {
    Reply reply;
    std::int64_t sum = 0;
    for (const FoundPuzzle& found : puzzles) {
        const auto solved = solvedFor(judge, found, options, threads, monitor);
        const Grid* const presses = solved ? pressesOf(solved->outcome.answer) : nullptr;
        if (presses == nullptr) {
            reply.complaint = "line " + std::to_string(found.line) + ": " +
                              (solved ? "impossible, so that there is no sum" : solved.error().why);
            reply.answered = false;
            return reply;
        }
        sum += presses->count();
    }
    reply.text = std::to_string(sum) + '\n';
    return reply;
}

} // namespace flip::console
