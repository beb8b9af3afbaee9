#include "app/flipsolve/judge_reply.h"

#include "app/flipsolve/answer_text.h"

namespace flip::console {

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
        reply.text = writeJudgeAnswer(judge, number, found, pressesOf(solved->outcome.answer));
    }
    reply.answered = reply.complaint.empty();
    return reply;
}

} // namespace flip::console
