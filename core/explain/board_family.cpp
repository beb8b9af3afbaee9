#include "core/explain/board_family.h"

#include "core/solve/equations/equations.h"
#include "core/solve/refusals.h"

#include <utility>

namespace flip {

std::optional<TooLarge> refuseFamily(const Rule& rule, std::int64_t memory) {
    return refuseAboveMemory(eliminationMemory(rule), memory);
}

BoardFamily::BoardFamily(Rule rule, Goal::Kind goal) : rule_(std::move(rule)), goal_(goal) {
    const Grid all = Grid::filled(rule_.size());
    Equations equations = solveEquations(rule_, std::span(&all, 1));
    const std::optional<Grid>& turnsAll = equations.solutions.front();
    if (goal_ != Goal::Either || !turnsAll) {
        alike_ = std::move(equations.quiet);
        return;
    }
    std::vector<Grid> vectors = equations.quiet.vectors();
    vectors.push_back(*turnsAll);
    alike_ = EchelonBasis(std::move(vectors));
}

double BoardFamily::memory() const {
    return static_cast<double>(alike_.dimension()) * gridMemory(rule_.size());
}

Grid BoardFamily::boardSolvedBy(const Grid& presses) const {
    const Grid board = rule_.flippedBy(presses);
    return goal_ == Goal::Black ? board.complement() : board;
}

} // namespace flip
