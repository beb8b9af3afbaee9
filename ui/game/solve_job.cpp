#include "ui/game/solve_job.h"

#include "core/solve/solve.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

SolveReport solveAndVerify(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    SolveReport report{puzzle, &method, solve(method, puzzle, context)};
    report.verified = !wasWrong(report.outcome);
    return report;
}

SolveReport solveAndImprove(const Method& method, const Puzzle& puzzle, const SearchContext& context,
                            std::chrono::nanoseconds improving) {
    SolveReport report = solveAndVerify(method, puzzle, context);
    auto* const found = std::get_if<Unproven>(&report.outcome.answer);
    if (found == nullptr || found->obstacle.kind == Obstacle::Kind::Ended || improving.count() == 0)
        return report;
    SearchContext more = context;
    more.budget.time = improving;
    SolveReport improved = solveAndVerify(method, puzzle, more);
    if (!improved.verified) return improved;
    Cost& cost = report.outcome.cost;
    cost.nodes += improved.outcome.cost.nodes;
    cost.time += improved.outcome.cost.time;
    cost.memory = std::max(cost.memory, improved.outcome.cost.memory);
    const Grid* const fewer = pressesOf(improved.outcome.answer);
    if (fewer == nullptr || fewer->count() >= found->presses.count()) return report;
    if (auto* better = std::get_if<Unproven>(&improved.outcome.answer)) {
        // In less time less may be proven.
        better->lowerBound = std::max(better->lowerBound, found->lowerBound);
        better->obstacle = found->obstacle;
        if (better->presses.count() == better->lowerBound)
            improved.outcome.answer = Optimal{better->presses, better->reached, true};
    }
    report.outcome.answer = std::move(improved.outcome.answer);
    return report;
}

SolveJob::SolveJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::progressed, this, &SolveJob::progressed);
    connect(&job_, &BackgroundJob::failed, this, &SolveJob::failed);
    connect(&job_, &BackgroundJob::runningChanged, this, &SolveJob::runningChanged);
}

void SolveJob::start(const Method& method, const Puzzle& puzzle, const Budget& budget,
                     std::chrono::nanoseconds improving) {
    job_.start([this, &method, puzzle, budget, improving](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, report = solveAndImprove(method, puzzle, {budget, &monitor}, improving)] {
            emit answered(report);
        };
    });
}

} // namespace flip::ui
