#include "core/solve/equations/echelon.h"

#include <algorithm>
#include <utility>

namespace flip {

EchelonBasis::EchelonBasis(std::vector<Grid> vectors) {
    SearchClock clock{SearchContext{}};
    *this = EchelonBasis(std::move(vectors), clock);
}

EchelonBasis::EchelonBasis(std::vector<Grid> vectors, SearchClock& clock) {
    for (Grid& vector : vectors) insert(std::move(vector), clock);
}

EchelonBasis EchelonBasis::fromReduced(std::vector<Grid> vectors) {
    EchelonBasis basis;
    basis.vectors_ = std::move(vectors);
    for (const Grid& vector : basis.vectors_) basis.leads_.push_back(vector.first().value());
    return basis;
}

void EchelonBasis::insert(Grid vector, SearchClock& clock) {
    reduce(vector, clock);
    if (clock.stopped()) return;
    const auto lead = vector.first();
    if (!lead) return;
    for (Grid& other : vectors_) {
        if (!other.test(*lead)) continue;
        if (!clock.work(wordsOf(vector))) return;
        other ^= vector;
    }
    const auto place = std::lower_bound(leads_.begin(), leads_.end(), *lead);
    vectors_.insert(vectors_.begin() + (place - leads_.begin()), std::move(vector));
    leads_.insert(place, *lead);
}

void EchelonBasis::reduce(Grid& grid) const {
    SearchClock clock{SearchContext{}};
    reduce(grid, clock);
}

void EchelonBasis::reduce(Grid& grid, SearchClock& clock) const {
    for (std::size_t i = 0; i < vectors_.size(); ++i) {
        if (!grid.test(leads_[i])) continue;
        if (!clock.work(wordsOf(grid))) return;
        grid ^= vectors_[i];
    }
}

} // namespace flip
