#pragma once

#include "core/base/search_clock.h"
#include "core/model/grid.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace flip {

/// A basis of a space of grids over GF(2) in reduced echelon form: the leading cell of each vector (its first
/// set cell in reading order) is set in no other vector, and the vectors are in the order of their leading
/// cells. Every space has exactly one such basis, so however a space is computed, the vectors are the same.
class EchelonBasis {
  public:
    EchelonBasis() = default;
    /// The basis of the space spanned by `vectors`, which need not be independent. All must have the same
    /// size. O(k²·cells/64) for k vectors.
    explicit EchelonBasis(std::vector<Grid> vectors);

    /// The same; the result is meaningless if the clock has stopped the search.
    EchelonBasis(std::vector<Grid> vectors, SearchClock& clock);

    /// Takes vectors that are already reduced and in order, as some eliminations leave them. O(k).
    [[nodiscard]] static EchelonBasis fromReduced(std::vector<Grid> vectors);

    [[nodiscard]] const std::vector<Grid>& vectors() const& { return vectors_; }

    [[nodiscard]] std::vector<Grid> vectors() && { return std::move(vectors_); }

    [[nodiscard]] int dimension() const { return static_cast<int>(vectors_.size()); }

    /// leads()[i] is the leading cell of vectors()[i].
    [[nodiscard]] std::span<const Cell> leads() const { return leads_; }

    /// Replaces `grid` by the only element of its coset that is clear at every leading cell. O(k·cells/64).
    void reduce(Grid& grid) const;
    /// The same; only partly reduced if the clock has stopped the search.
    void reduce(Grid& grid, SearchClock& clock) const;

    friend bool operator==(const EchelonBasis&, const EchelonBasis&) = default;

  private:
    void insert(Grid vector, SearchClock& clock);

    std::vector<Grid> vectors_;
    std::vector<Cell> leads_;
};

} // namespace flip
