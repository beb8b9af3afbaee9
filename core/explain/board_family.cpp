#include "core/explain/board_family.h"

#include "core/solve/equations/equations.h"
#include "core/solve/lightest/lightest_element.h"

#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace flip {

namespace {

/// T; nothing if the clock has stopped the search.
std::optional<EchelonBasis> spaceAlike(const Rule& rule, Goal::Kind goal, SearchClock& clock) {
    const Grid all = Grid::filled(rule.size());
    const std::span<const Grid> turnedTogether(&all, goal == Goal::Either ? 1 : 0);
    const std::int64_t quietMemory = weighableBasisMemory(rule.size(), clock.budget().memory);
    auto equations = solveEquations(rule, turnedTogether, quietMemory, clock);
    if (!equations) return std::nullopt;
    if (!equations->allQuiet()) {
        clock.stop({Stopped::Reason::Memory});
        return std::nullopt;
    }
    if (turnedTogether.empty() || !equations->solutions.front()) return std::move(equations->quiet);
    std::vector<Grid> vectors = std::move(equations->quiet).vectors();
    vectors.push_back(*std::move(equations->solutions.front()));
    EchelonBasis alike(std::move(vectors), clock);
    if (clock.stopped()) return std::nullopt;
    return alike;
}

} // namespace

std::optional<BoardFamily> BoardFamily::within(Rule rule, Goal::Kind goal, SearchClock& clock) {
    auto alike = spaceAlike(rule, goal, clock);
    if (!alike) return std::nullopt;
    return BoardFamily(std::move(rule), goal, *std::move(alike));
}

BoardFamily::BoardFamily(Rule rule, Goal::Kind goal) : rule_(std::move(rule)), goal_(goal) {
    SearchClock unlimited({.budget = {.memory = std::numeric_limits<std::int64_t>::max()}});
    alike_ = spaceAlike(rule_, goal_, unlimited).value();
}

BoardFamily::BoardFamily(Rule rule, Goal::Kind goal, EchelonBasis alike)
    : rule_(std::move(rule)), goal_(goal), alike_(std::move(alike)) {}

double BoardFamily::memory() const {
    return static_cast<double>(alike_.dimension()) * gridMemory(rule_.size());
}

Grid BoardFamily::boardSolvedBy(const Grid& presses) const {
    const Grid board = rule_.flippedBy(presses);
    return goal_ == Goal::Black ? board.complement() : board;
}

} // namespace flip
