#include "core/solve/lightest/correlation.h"

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

/// Calls visit(Cell, mask) for the cells of a part in reading order, until the clock stops.
template <class Visit>
void forEachMask(const IndependentPart& part, SearchClock& clock, Visit&& visit) {
    const std::size_t dimension = part.basis.size();
    if (dimension > Correlation::maxDimension) throw std::logic_error("too many vectors for one word");
    std::array<Grid::Word, Grid::wordBits> masks;
    for (int row = 0; row < part.support.rows(); ++row) {
        for (std::size_t i = 0; i < part.support.row(row).size(); ++i) {
            Grid::Word support = part.support.row(row)[i];
            if (support == 0) continue;
            if (!clock.work(masks.size() * 4)) return;
            masks.fill(0);
            for (std::size_t v = 0; v < dimension; ++v) {
                const Grid::Word mark = Grid::Word{1} << (dimension - 1 - v);
                for (Grid::Word rest = part.basis[v].row(row)[i]; rest != 0; rest &= rest - 1)
                    masks[static_cast<std::size_t>(std::countr_zero(rest))] |= mark;
            }
            for (; support != 0; support &= support - 1) {
                const int bit = std::countr_zero(support);
                visit(Cell{row, static_cast<int>(i) * Grid::wordBits + bit},
                      masks[static_cast<std::size_t>(bit)]);
            }
        }
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

Correlation correlationOf(int dimension, std::vector<Term> terms) {
    Correlation correlation{dimension, static_cast<std::int64_t>(terms.size()), std::move(terms)};
    std::ranges::sort(correlation.terms, {}, &Term::mask);
    merge(correlation.terms);
    return correlation;
}

Correlation correlate(const IndependentPart& part, const Grid& start) {
    SearchClock clock{SearchContext{}};
    return correlate(part, start, clock);
}

Correlation correlate(const IndependentPart& part, const Grid& start, SearchClock& clock) {
    Correlation correlation{static_cast<int>(part.basis.size()), part.support.count(), {}};
    correlation.terms.reserve(static_cast<std::size_t>(correlation.cells));
    forEachMask(part, clock, [&](Cell cell, std::uint64_t mask) {
        correlation.terms.push_back({mask, start.test(cell) ? -1 : 1});
    });
    sort(correlation.terms, clock);
    merge(correlation.terms);
    return correlation;
}

std::vector<CellMask> cellMasks(const IndependentPart& part) {
    SearchClock clock{SearchContext{}};
    return cellMasks(part, clock);
}

std::vector<CellMask> cellMasks(const IndependentPart& part, SearchClock& clock) {
    std::vector<CellMask> masks;
    masks.reserve(static_cast<std::size_t>(part.support.count()));
    forEachMask(part, clock, [&](Cell cell, std::uint64_t mask) { masks.push_back({cell, mask}); });
    return masks;
}

Grid elementOf(const IndependentPart& part, Grid start, std::uint64_t u) {
    for (auto vector = part.basis.rbegin(); vector != part.basis.rend(); ++vector, u >>= 1U) {
        if (u & 1U) start ^= *vector;
    }
    return start;
}

} // namespace flip
