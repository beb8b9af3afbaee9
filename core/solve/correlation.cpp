#include "core/solve/correlation.h"

#include "core/solve/bit_matrix.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <stdexcept>

namespace flip {

namespace {

/// Puts neighbours with equal masks together. Those whose cells cancel do not matter any more.
void merge(std::vector<Term>& terms) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < terms.size();) {
        Term sum{terms[i].mask, 0};
        for (; i < terms.size() && terms[i].mask == sum.mask; ++i) sum.weight += terms[i].weight;
        if (sum.weight != 0) terms[kept++] = sum;
    }
    terms.resize(kept);
}

/// By masks. A merge sort, so that the clock is looked at between the merges.
void sort(std::vector<Term>& terms, SearchClock& clock) {
    constexpr std::size_t run = 1U << 15U;
    const auto before = [](Term a, Term b) { return a.mask < b.mask; };
    const auto at = [&](std::size_t i) {
        return terms.begin() + static_cast<std::ptrdiff_t>(std::min(i, terms.size()));
    };
    for (std::size_t i = 0; i < terms.size() && clock.work(16 * run); i += run) {
        std::sort(at(i), at(i + run), before);
    }
    for (std::size_t half = run; half < terms.size(); half *= 2) {
        for (std::size_t i = 0; i < terms.size() && clock.work(4 * half); i += 2 * half) {
            std::inplace_merge(at(i), at(i + half), at(i + 2 * half), before);
        }
    }
}

/// The terms of 64 cells of a row: bit i of words[v] tells whether cell i is in vector v of the part.
void addTerms(std::array<Grid::Word, Grid::wordBits>& words, Grid::Word support, Grid::Word start,
              std::vector<Term>& terms) {
    transpose(words);
    for (; support != 0; support &= support - 1) {
        const int cell = std::countr_zero(support);
        terms.push_back({words[static_cast<std::size_t>(cell)], ((start >> cell) & 1U) != 0 ? -1 : 1});
    }
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
    SearchClock clock{SearchContext{}};
    return correlate(part, start, clock);
}

Correlation correlate(const IndependentPart& part, const Grid& start, SearchClock& clock) {
    if (part.basis.size() > Correlation::maxDimension)
        throw std::logic_error("too many vectors for one word");
    const std::size_t dimension = part.basis.size();
    Correlation correlation{static_cast<int>(dimension), part.support.count(), {}};
    correlation.terms.reserve(static_cast<std::size_t>(correlation.cells));
    std::array<Grid::Word, Grid::wordBits> words;
    for (int row = 0; row < start.rows(); ++row) {
        for (std::size_t i = 0; i < start.row(row).size(); ++i) {
            const Grid::Word support = part.support.row(row)[i];
            if (support == 0) continue;
            if (!clock.work(words.size() * 4)) return correlation;
            words.fill(0);
            for (std::size_t v = 0; v < dimension; ++v) words[dimension - 1 - v] = part.basis[v].row(row)[i];
            addTerms(words, support, start.row(row)[i], correlation.terms);
        }
    }
    sort(correlation.terms, clock);
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
