#include "ui/race/race_job.h"

#include "core/solve/solve.h"

#include <algorithm>

namespace flip::ui {

namespace {

/// A method that takes less time counts as quick.
constexpr std::chrono::milliseconds quick{2};

SolveReport timed(const Method& method, const Puzzle& puzzle, const SearchContext& context) {
    SolveReport report = solveAndVerify(method, puzzle, context);
    Outcome& first = report.outcome;
    for (int run = 1; run < RaceJob::quickRuns && first.cost.time < quick; ++run) {
        const Outcome again = solve(method, puzzle, context);
        // It was stopped.
        if (again.answer.index() != first.answer.index()) break;
        first.cost.time = std::min(first.cost.time, again.cost.time);
    }
    return report;
}

} // namespace

RaceJob::RaceJob(QObject* parent) : QObject(parent) {
    budget_.time = defaultTime;
    connect(&job_, &BackgroundJob::progressed, this, [this](const Progress& progress) {
        RaceLane& lane = *current();
        lane.cost.nodes = progress.nodes;
        lane.cost.time = std::chrono::nanoseconds(since_.nsecsElapsed());
        lane.done = progress.done;
        emit changed();
    });
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) {
        RaceLane& lane = *current();
        lane.trouble = why;
        Cost cost;
        cost.time = std::chrono::nanoseconds(since_.nsecsElapsed());
        finished({race_->puzzle, lane.method, {Stopped{Stopped::Reason::Asked}, cost}, true});
    });
}

void RaceJob::start(const Puzzle& puzzle) {
    job_.cancel();
    race_ = Race::before(puzzle, budget_);
    finishing_ = false;
    runNext();
}

void RaceJob::finishEarly() {
    finishing_ = true;
    job_.finishEarly();
}

void RaceJob::cancel() {
    running_ = false;
    job_.cancel();
}

RaceLane* RaceJob::current() {
    const auto found = std::ranges::find(race_->lanes, RaceLane::State::Running, &RaceLane::state);
    return found == race_->lanes.end() ? nullptr : &*found;
}

void RaceJob::runNext() {
    const auto next = std::ranges::find(race_->lanes, RaceLane::State::Waiting, &RaceLane::state);
    running_ = !finishing_ && next != race_->lanes.end();
    if (running_) {
        next->state = RaceLane::State::Running;
        since_.start();
        job_.start([this, method = next->method, puzzle = race_->puzzle,
                    budget = race_->budget](Monitor& monitor) -> BackgroundJob::Delivery {
            return [this, report = timed(*method, puzzle, {budget, &monitor})] { finished(report); };
        });
    }
    emit changed();
}

void RaceJob::finished(const SolveReport& report) {
    RaceLane& lane = *current();
    lane.state = RaceLane::State::Finished;
    lane.cost = report.outcome.cost;
    lane.report = report;
    if (lane.hasProof()) lane.done = 1;
    runNext();
}

} // namespace flip::ui
