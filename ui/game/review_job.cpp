#include "ui/game/review_job.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>

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

void ReviewJob::keep(const Puzzle& puzzle, const std::vector<Cell>& presses, const GameReview& found) {
    puzzle_ = puzzle;
    presses_ = presses;
    least_ = found.least;
}

GameReview ReviewJob::start(const Puzzle& puzzle, const std::vector<Cell>& presses) {
    // By nodes and not by time: what is told at once should not depend on the machine.
    constexpr std::uint64_t nodesAtOnce = 100'000;
    Budget atOnce;
    atOnce.nodes = nodesAtOnce;
    GameReview first = review(puzzle, presses, {atOnce}, knownOf(puzzle, presses));
    keep(puzzle, presses, first);
    job_.cancel();
    if (first.impossible || first.complete()) return first;
    job_.start([this, puzzle, presses, known = first.least](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = std::chrono::seconds(5);
        return [this, puzzle, presses, found = review(puzzle, presses, {budget, &monitor}, known)] {
            keep(puzzle, presses, found);
            emit reviewed(found);
        };
    });
    return first;
}

} // namespace flip::ui
