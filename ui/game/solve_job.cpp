#include "ui/game/solve_job.h"

#include "core/solve/solve.h"

namespace flip::ui {

SolveReport solveAndVerify(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    SolveReport report{puzzle, &method, solve(method, puzzle, context)};
    report.verified = !wasWrong(report.outcome);
    return report;
}

SolveJob::SolveJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::progressed, this, &SolveJob::progressed);
    connect(&job_, &BackgroundJob::failed, this, &SolveJob::failed);
    connect(&job_, &BackgroundJob::runningChanged, this, &SolveJob::runningChanged);
}

void SolveJob::start(const Method& method, const Puzzle& puzzle, const Budget& budget) {
    job_.start([this, &method, puzzle, budget](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, report = solveAndVerify(method, puzzle, {budget, &monitor})] { emit answered(report); };
    });
}

} // namespace flip::ui
