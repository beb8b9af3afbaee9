#include "core/solve/echelon.h"

#include <algorithm>
#include <utility>

namespace flip {

EchelonBasis::EchelonBasis(std::vector<Grid> vectors) {
    for (Grid& vector : vectors) insert(std::move(vector));
}

EchelonBasis EchelonBasis::fromReduced(std::vector<Grid> vectors) {
    EchelonBasis basis;
    basis.vectors_ = std::move(vectors);
    for (const Grid& vector : basis.vectors_) basis.leads_.push_back(vector.first().value());
    return basis;
}

void EchelonBasis::insert(Grid vector) {
    reduce(vector);
    const auto lead = vector.first();
    if (!lead) return;
    for (Grid& other : vectors_) {
        if (other.test(*lead)) other ^= vector;
    }
    const auto place = std::lower_bound(leads_.begin(), leads_.end(), *lead);
    vectors_.insert(vectors_.begin() + (place - leads_.begin()), std::move(vector));
    leads_.insert(place, *lead);
}

void EchelonBasis::reduce(Grid& grid) const {
    for (std::size_t i = 0; i < vectors_.size(); ++i) {
        if (grid.test(leads_[i])) grid ^= vectors_[i];
    }
}

} // namespace flip
