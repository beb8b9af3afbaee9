#pragma once

#include "core/base/search_clock.h"
#include "core/model/rule.h"
#include "core/solve/equations/echelon.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace flip {

// A press set solves a board when A·x = b over GF(2): column p of the square matrix A is what a press on p
// flips, and b is what has to flip. Twice is nothing and order does not matter, so nothing of the puzzle is
// lost. All solutions of one b form a coset x₀ + kernel(A); b has one exactly when no y with yᵀ·A = 0 has an
// odd number of cells in common with b (the Fredholm alternative: the image of A is the orthogonal space of
// the left kernel). Such a y is a parity witness.

/// What an elimination finds out.
struct Equations {
    /// The dimension of the kernel of A.
    std::int64_t nullity = 0;
    /// The press sets that flip nothing, the kernel of A; only a part of it where all would take too much
    /// memory.
    EchelonBasis quiet;
    /// For each right-hand side, in order, the press set that flips exactly it and is clear at the leading
    /// cells of `quiet`, or nothing when no press set does. So the answer does not depend on how it was
    /// found.
    std::vector<std::optional<Grid>> solutions;

    [[nodiscard]] bool allQuiet() const { return quiet.dimension() == nullity; }
};

/// Solves A·x = b for each b of `rightSides`, grids of the rule's size, by the elimination that suits the
/// rule: along the rows where they determine each other (row_chasing.h), along the skyline of the matrix
/// otherwise (skyline.h). Of the quiet patterns only as many are made as fit into `quietMemory` bytes, and
/// into the clock's budget of memory beside the elimination. Nothing when the clock stops it.
[[nodiscard]] std::optional<Equations> solveEquations(const Rule& rule, std::span<const Grid> rightSides,
                                                      std::int64_t quietMemory, SearchClock& clock);

/// The same without limits.
[[nodiscard]] Equations solveEquations(const Rule& rule, std::span<const Grid> rightSides);

/// The bytes that solveEquations takes for a rule at the most, besides what it returns; where rows determine
/// each other the quiet patterns' first rows come on top. O(1).
[[nodiscard]] double eliminationMemory(const Rule& rule);

/// The bytes of one grid.
[[nodiscard]] double gridMemory(Size size);

/// The bytes of a rule's table, if it is one.
[[nodiscard]] double tableMemory(const Rule& rule);

/// How many of `count` grids fit into `memory` bytes.
[[nodiscard]] std::size_t gridsThatFit(Size size, std::int64_t count, std::int64_t memory);

/// All sets of cells of which every press flips an even number, the left kernel of A; it has the same
/// dimension as the kernel. O(1) more than the kernel of rule.transposed().
[[nodiscard]] EchelonBasis evenSets(const Rule& rule);

} // namespace flip
