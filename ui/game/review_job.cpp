#include "ui/game/review_job.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace flip::ui {

namespace {

/// Larger boards and longer games are reviewed beside the window: every press may need an elimination, and
/// every node a look at all cells.
constexpr std::int64_t mostCellsAtOnce = 4096;
constexpr std::size_t mostPressesAtOnce = 10'000;

/// Ends a search after some work. Not by time: what is told at once should not depend on the machine.
class SomeWork : public Monitor {
  public:
    void progressed(const Progress& /*progress*/) override {}

    [[nodiscard]] bool stopRequested() override { return ++looks_ > mostLooks; }

  private:
    /// At each, so much has been done: 4096 nodes, or a million machine words of an elimination.
    static constexpr int mostLooks = 25;

    int looks_ = 0;
};

bool fitsAtOnce(const Puzzle& puzzle, const std::vector<Cell>& presses) {
    return puzzle.size().cells() <= mostCellsAtOnce && presses.size() <= mostPressesAtOnce;
}

GameReview reviewAtOnce(const Puzzle& puzzle, const std::vector<Cell>& presses,
                        std::vector<std::int64_t> known) {
    // The solutions of the smallest boards are weighed all together, without a look in between.
    constexpr std::uint64_t mostNodes = 100'000;
    Budget budget;
    budget.nodes = mostNodes;
    SomeWork work;
    return review(puzzle, presses, {budget, &work}, std::move(known));
}

} // namespace

ReviewJob::ReviewJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, &ReviewJob::failed);
}

GameReview ReviewJob::knownOf(const Puzzle& puzzle, const std::vector<Cell>& presses) const {
    GameReview known;
    if (puzzle_ == puzzle) {
        const auto differing = std::ranges::mismatch(presses, *presses_).in1;
        known = upTo(*found_, static_cast<std::size_t>(differing - presses.begin()));
    }
    known.presses = presses.size();
    return known;
}

void ReviewJob::keep(const Puzzle& puzzle, const SharedPresses& presses, const SharedReview& found) {
    puzzle_ = puzzle;
    presses_ = presses;
    found_ = found;
}

SharedReview ReviewJob::start(const Puzzle& puzzle, const SharedPresses& presses) {
    job_.cancel();
    GameReview known = knownOf(puzzle, *presses);
    const bool isAtOnce = fitsAtOnce(puzzle, *presses);
    auto first = std::make_shared<const GameReview>(
        isAtOnce ? reviewAtOnce(puzzle, *presses, std::move(known.least)) : std::move(known));
    if (isAtOnce) keep(puzzle, presses, first);
    if (first->impossible || first->complete()) return first;
    // Of the puzzle a copy that can be moved, which what is captured as constant cannot.
    job_.start([this, puzzle = puzzle, presses, first](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.time = std::chrono::seconds(5);
        const auto found =
            std::make_shared<const GameReview>(review(puzzle, *presses, {budget, &monitor}, first->least));
        return [this, puzzle, presses, found] {
            keep(puzzle, presses, found);
            emit reviewed(found);
        };
    });
    return first;
}

} // namespace flip::ui
