#pragma once

#include "core/solve/lightest/independent_parts.h"

#include <cstdint>
#include <vector>

namespace flip {

// The lightest element of a coset x₀ + K as the maximum of a function. Number the elements by k bits: u
// stands for x₀ + Σ u_i·g_i, with g_1 … g_k a basis of K. Cell c is set in that element when x₀(c) + m_c·u is
// odd, where m_c consists of the k bits of cell c in g_1 … g_k. So
//
//     weight(u) = (cells − F(u)) / 2     with     F(u) = Σ_c (−1)^(x₀(c) + m_c·u),
//
// and the lightest element is where F, the correlation, is largest. Only the sign of a cell and its m_c
// matter, so cells with equal m_c are merged into one term with an integer weight; they may even cancel out.

/// Cells that are merged because every vector of the space contains all of them or none.
struct Term {
    std::uint64_t mask = 0;
    std::int32_t weight = 0;

    friend bool operator==(Term, Term) = default;
};

/// F(u) = Σ weight·(−1)^(mask·u) for u from 0 to 2^dimension − 1.
struct Correlation {
    static constexpr int maxDimension = 63;

    int dimension = 0;
    /// The number of cells in the basis. In element u, the clear ones among them outnumber the set ones by
    /// F(u).
    std::int64_t cells = 0;
    /// Different masks, none 0, in increasing order.
    std::vector<Term> terms;

    [[nodiscard]] std::int64_t at(std::uint64_t u) const;
    /// No F(u) is larger: Σ |weight|.
    [[nodiscard]] std::int64_t bound() const;

    [[nodiscard]] std::int64_t weightOf(std::int64_t value) const { return (cells - value) / 2; }

    [[nodiscard]] std::int64_t valueOf(std::int64_t weight) const { return cells - 2 * weight; }
};

/// The correlation of terms in any order, some of which may have equal masks. Terms with the mask 0 count at
/// every place, so they add a constant. O(terms·log terms).
[[nodiscard]] Correlation correlationOf(int dimension, std::vector<Term> terms);

/// The correlation of `start` + span(part.basis), counting only the part's cells. Bit k − 1 − i of u stands
/// for vector i of k. The part has at most Correlation::maxDimension vectors. O(cells·log cells).
[[nodiscard]] Correlation correlate(const IndependentPart& part, const Grid& start);
/// The same; the result is meaningless if the clock has stopped the search.
[[nodiscard]] Correlation correlate(const IndependentPart& part, const Grid& start, SearchClock& clock);

/// A cell of a part, and the vectors of the part that contain it: bit k − 1 − i for vector i of k.
struct CellMask {
    Cell cell;
    std::uint64_t mask = 0;
};

/// The masks of all cells, in reading order, of a part with at most Correlation::maxDimension vectors.
/// O(cells).
[[nodiscard]] std::vector<CellMask> cellMasks(const IndependentPart& part);
/// The same; some are missing if the clock has stopped the search.
[[nodiscard]] std::vector<CellMask> cellMasks(const IndependentPart& part, SearchClock& clock);

/// The element number u: start + Σ u_i·g_i.
[[nodiscard]] Grid elementOf(const IndependentPart& part, Grid start, std::uint64_t u);

} // namespace flip
