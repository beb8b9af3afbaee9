#include "ui/game/review_job.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace flip::ui {

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, &ReviewJob::failed);
}

std::vector<std::int64_t> ReviewJob::knownOf(const Puzzle& puzzle, const std::vector<Cell>& presses) const {
    if (puzzle_ != puzzle) return {};
    const auto differing = std::ranges::mismatch(presses, presses_).in1;
    const auto same = static_cast<std::size_t>(differing - presses.begin());
    return {least_.begin(), least_.begin() + static_cast<std::ptrdiff_t>(std::min(least_.size(), same + 1))};
}

void ReviewJob::start(const Puzzle& puzzle, const std::vector<Cell>& presses) {
    const auto known = knownOf(puzzle, presses);
    job_.start([this, puzzle, presses, known](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = std::chrono::seconds(5);
        return [this, puzzle, presses, found = review(puzzle, presses, {budget, &monitor}, known)] {
            puzzle_ = puzzle;
            presses_ = presses;
            least_ = found.least;
            emit reviewed(found);
        };
    });
}

} // namespace flip::ui
