#include "ui/game/review_job.h"

#include <chrono>

namespace flip::ui {

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, &ReviewJob::failed);
}

void ReviewJob::start(const Puzzle& puzzle, const std::vector<Cell>& presses) {
    job_.start([this, puzzle, presses](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = std::chrono::seconds(5);
        return [this, found = review(puzzle, presses, {budget, &monitor})] { emit reviewed(found); };
    });
}

} // namespace flip::ui
