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

Reply judgeReplyTo(const Judge& judge, std::int64_t number, const FoundPuzzle& found, const Options& options,
                   int threads, Monitor* monitor) {
    SearchContext context{options.budget, monitor};
    context.budget.threads = threads;
    const Ties ties = options.order.value_or(judge.ties);
    const auto solved = solveInOrder(found.puzzle, *options.method, ties, context);
    Reply reply;
    if (!solved) {
        reply.complaint = solved.error().why;
    } else if (std::holds_alternative<Unproven>(solved->outcome.answer)) {
        reply.complaint = "not proven to be minimal; no judge accepts that";
    } else {
        reply.text = writeJudgeAnswer(judge, number, found, pressesOf(solved->outcome.answer),
                                      waysFor(judge, found.puzzle));
    }
    reply.answered = reply.complaint.empty();
    return reply;
}

} // namespace flip::console
