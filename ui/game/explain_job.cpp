#include "ui/game/explain_job.h"
#include "core/model/special_cells.h"

#include <chrono>

namespace flip::ui {

namespace {

/// One board in 2^nullity can be made white, and as many can be made black. These are the same boards if a
/// white board can be made black; otherwise they have none in common.
std::optional<int> solvableBitsOf(const Puzzle& puzzle, const SolutionSets& sets,
                                  const SearchContext& context) {
    // In the sets, cells without a button do not count.
    const int nullity = sets.nullity() + static_cast<int>(cellsWithoutButton(puzzle.rule).count());
    if (puzzle.goal != Goal::Either) return nullity;
    const auto turned = knownSets(Puzzle{puzzle.rule, Grid(puzzle.size()), Goal::Black}, context);
    if (!turned) return std::nullopt;
    return nullity - (turned->colours.empty() ? 1 : 0);
}

Explanation explain(const Puzzle& puzzle, Monitor& monitor) {
    Explanation explanation{puzzle, std::nullopt, std::nullopt, std::nullopt};
    Budget budget;
    budget.time = std::chrono::seconds(5);
    const SearchContext context{budget, &monitor};
    explanation.sets = knownSets(puzzle, context);
    if (!explanation.sets || !explanation.sets->colours.empty()) return explanation;
    explanation.solvableBits = solvableBitsOf(puzzle, *explanation.sets, context);
    auto nearest = nearestSolvable(puzzle, context);
    if (!nearest.changes.empty()) explanation.nearest = std::move(nearest);
    return explanation;
}

} // namespace

std::optional<SolutionSets> knownSets(const Puzzle& puzzle, const SearchContext& context) {
    auto found = findSolutionSets(puzzle, context);
    auto* sets = std::get_if<SolutionSets>(&found);
    if (sets == nullptr) return std::nullopt;
    return std::move(*sets);
}

bool agree(const Answer& answer, const SolutionSets& sets) {
    if (std::holds_alternative<Impossible>(answer)) return sets.colours.empty();
    if (const auto* optimal = std::get_if<Optimal>(&answer))
        return !sets.colours.empty() && optimal->presses.count() == sets.fewest();
    if (const auto* unproven = std::get_if<Unproven>(&answer)) {
        return !sets.colours.empty() && unproven->lowerBound <= sets.fewest() &&
               sets.fewest() <= unproven->presses.count();
    }
    return true;
}

ExplainJob::ExplainJob(QObject* parent) : QObject(parent) {}

void ExplainJob::start(const Puzzle& puzzle) {
    job_.start([this, puzzle](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, explanation = explain(puzzle, monitor)] { emit explained(explanation); };
    });
}

} // namespace flip::ui
