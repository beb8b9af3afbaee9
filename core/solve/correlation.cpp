#include "core/solve/correlation.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>
#include <stdexcept>

namespace flip {

namespace {

/// Puts terms with equal masks together. Those whose cells cancel do not matter any more.
void merge(std::vector<Term>& terms) {
    std::sort(terms.begin(), terms.end(), [](Term a, Term b) { return a.mask < b.mask; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < terms.size();) {
        Term sum{terms[i].mask, 0};
        for (; i < terms.size() && terms[i].mask == sum.mask; ++i) sum.weight += terms[i].weight;
        if (sum.weight != 0) terms[kept++] = sum;
    }
    terms.resize(kept);
}

} // namespace

std::int64_t Correlation::at(std::uint64_t u) const {
    return std::accumulate(terms.begin(), terms.end(), std::int64_t{0}, [u](std::int64_t sum, Term term) {
        return std::popcount(term.mask & u) % 2 == 0 ? sum + term.weight : sum - term.weight;
    });
}

std::int64_t Correlation::bound() const {
    return std::accumulate(terms.begin(), terms.end(), std::int64_t{0},
                           [](std::int64_t sum, Term term) { return sum + std::abs(term.weight); });
}

Correlation correlate(const IndependentPart& part, const Grid& start) {
    if (part.basis.size() > Correlation::maxDimension)
        throw std::logic_error("too many vectors for one word");
    Correlation correlation{static_cast<int>(part.basis.size()), part.support.count(), {}};
    for (const Cell cell : part.support.setCells()) {
        std::uint64_t mask = 0;
        for (const Grid& vector : part.basis) mask = mask << 1U | (vector.test(cell) ? 1U : 0U);
        correlation.terms.push_back({mask, start.test(cell) ? -1 : 1});
    }
    merge(correlation.terms);
    return correlation;
}

Grid elementOf(const IndependentPart& part, Grid start, std::uint64_t u) {
    for (auto vector = part.basis.rbegin(); vector != part.basis.rend(); ++vector, u >>= 1U) {
        if (u & 1U) start ^= *vector;
    }
    return start;
}

} // namespace flip
